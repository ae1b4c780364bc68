import { AppError } from '../app-error.ts';
import { modelFirst } from '../generation/model-first.ts';
import { speakLines as speak, voiceFor } from '../speech/speak-lines.ts';
import { defineFunction } from './serving/define-function.ts';

const tracksAnHour = 60;

/** One use for each film and voice; what was spoken before costs nothing, and is asked for as often as it is played. */
export const speakLines = defineFunction({
  name: 'speak-lines',
  summary: 'What is spoken in a film, by the model that speaks.',
  limits: ({ network, viewer }) =>
    [network, ...(viewer ? [viewer.id] : [])].map((subject) => ({
      name: 'speech',
      subject,
      count: tracksAnHour,
      windowSeconds: 3600,
      isBrief: true,
    })),
  generates: 'speech',
  async run({ lines, gender }, { services, generation }) {
    const { speech } = services.models;
    if (!speech) throw new AppError('not-found', 'There is no model here that speaks.');
    const { work, ...making } = await modelFirst(
      {
        part: 'speakLines',
        context: generation,
        patienceMs: services.config.models.patienceMs,
      },
      (timed) => speak({ ...services, speech }, { texts: lines, voice: voiceFor(gender) }, timed),
      async () => [],
    );
    return { recordings: work.map(({ key }) => `/api/storage/${key}`), ...making };
  },
});
