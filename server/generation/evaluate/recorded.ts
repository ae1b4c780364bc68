// Answers a model gave to our prompts, kept, so that what the house makes of them can be measured without a model.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { concept } from '#domain/concepts/concept.ts';
import type { Engine } from '#server/engine/engine.ts';
import { ModelError, type TextModel } from '#server/gateways/models/port.ts';
import { heldScript } from '../model/script/wire.ts';

const recorded = z.object({
  /** An open brief. */
  brief: z.string(),
  /** Written before or after the code was tuned by the other half. */
  half: z.enum(['before', 'after']),
  /** The concept the model was told was chosen. */
  concept,
  answer: heldScript,
});
export type Recorded = z.infer<typeof recorded>;

const home = join(import.meta.dirname, 'recorded');

export const loadRecorded = (): Recorded[] =>
  readdirSync(home)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => recorded.parse(JSON.parse(readFileSync(join(home, file), 'utf8'))));

/** A model that gives one answer, to the first question; what it is asked again it does not know. */
export function recordedModel({ answer }: Pick<Recorded, 'answer'>): TextModel {
  let asked = 0;
  return {
    name: 'recorded',
    async write(_, { onText }) {
      asked += 1;
      if (asked > 1) throw new ModelError('unavailable', 'nothing more was recorded');
      const text = JSON.stringify(answer);
      onText?.(text);
      return { text, use: { inputTokens: 0, outputTokens: 0, pictures: 0, microdollars: 0 } };
    },
  };
}

/** The engine with a recorded script and its concept in the place of its own. */
export function recordedEngine(
  engine: Engine,
  one: Recorded,
  openModel: (text: TextModel) => Partial<Engine> | undefined,
): Engine {
  const writeScript = openModel(recordedModel(one))?.writeScript ?? engine.writeScript;
  return {
    ...engine,
    writeConcepts: async (request, context) => {
      const others = await engine.writeConcepts(request, context);
      return [one.concept, ...others.slice(1)];
    },
    writeScript,
  };
}
