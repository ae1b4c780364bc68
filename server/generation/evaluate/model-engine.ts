// The path with a model, as the evaluation needs it: by recorded answers, or by the model of the settings.

import type { Engine } from '#server/engine/engine.ts';
import { openWriter } from '#server/gateways/models/open-writer.ts';
import type { TextModel } from '#server/gateways/models/port.ts';
import { readConfig } from '#server/settings/config.ts';
import { openModelEngine } from '../model/open-model-engine.ts';
import { type JudgedEngine, judged } from './ad-package.ts';
import { idsOf } from './corpus.ts';
import { loadRecorded, recordedEngine } from './recorded.ts';

export async function modelEngineFor(
  kind: 'recorded' | 'asked',
  engine: Engine,
  date: Date,
): Promise<JudgedEngine> {
  return kind === 'recorded' ? recordedOnes(engine, date) : asked(engine, date);
}

function recordedOnes(engine: Engine, date: Date): JudgedEngine {
  const engines = new Map(
    loadRecorded().map((one) => {
      const open = (text: TextModel) => openModelEngine({ text, engine });
      return [one.brief, () => judged('recorded', recordedEngine(engine, one, open), date)];
    }),
  );
  const engineFor = (id: string) => {
    const made = engines.get(id)?.();
    if (!made) throw new Error(`No answer was recorded for ${id}.`);
    return made;
  };
  return {
    name: 'recorded',
    knows: new Set(engines.keys()),
    write: (brief) => engineFor(brief.id).write(brief),
    draw: (brief, made) => engineFor(brief.id).draw(brief, made),
  };
}

// Straight to the provider: no day's budget is kept here, so the open part alone is asked for.
async function asked(engine: Engine, date: Date): Promise<JudgedEngine> {
  const place = readConfig(process.env).models.text;
  if (!place) throw new Error('No model is set: AI_PROVIDER, AI_MODEL and AI_API_KEY.');
  const silence = { beforeFirstMs: 60_000, betweenMs: 30_000 };
  const writer = await openWriter(place, { silence, now: () => new Date() });
  const text: TextModel = {
    name: place.model,
    async write(ask, options) {
      const written = await writer(ask, options);
      const { input = 0, output = 0 } = written.tokens ?? {};
      const use = { inputTokens: input, outputTokens: output, pictures: 0, microdollars: 0 };
      return { text: written.text, use };
    },
  };
  const made = judged(place.model, { ...engine, ...openModelEngine({ text, engine }) }, date);
  return { ...made, knows: new Set(idsOf('open')) };
}
