import { AppError } from '../../app-error.ts';
import { modelFirst } from '../../generation/model-first.ts';
import { readDrawings } from '../../pictures/read-drawings.ts';
import { generationLimit } from '../generation-limit.ts';
import { defineFunction } from '../serving/define-function.ts';
import { keepFrame } from '../serving/keep-frame.ts';

/** By a model or not at all: what our own hand would draw is there already. It costs as a board does, for one picture. */
export const redrawFrame = defineFunction({
  name: 'redraw-frame',
  summary: 'One frame of a storyboard, drawn once more by the model that draws, with a note.',
  limits: generationLimit,
  generates: 'storyboard',
  async run(input, { services, generation, viewer, guest }) {
    const { modelEngine, config } = services;
    const redraw = modelEngine?.redrawFrame;
    if (!redraw) throw new AppError('not-found', 'There is no model here that draws.');
    const drawings = await readDrawings(services, { viewer, guest }, input.pictures, true);
    const { work, source } = await modelFirst(
      { part: 'redrawFrame', context: generation, patienceMs: config.models.patienceMs },
      (timed) => redraw({ ...input, ...drawings }, timed),
      () => {
        throw new AppError('unavailable', 'No other picture came. The frame stays as it is.');
      },
    );
    return { storyboardFrame: await keepFrame(services, work.frame), shots: work.shots, source };
  },
});
