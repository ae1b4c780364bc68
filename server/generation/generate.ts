import type { Engine } from '../engine/engine.ts';
import type { Desk } from '../engine/generation-context.ts';
import type { Services } from '../services.ts';
import { type Made, modelFirst } from './model-first.ts';

/**
 * Has `part` done by the model where the house has one for it, and by the product's own engine where
 * it has none or the model failed. A caller who left gets nothing: then it throws.
 */
export async function generate<Part extends keyof Engine, Work>(
  { engine, modelEngine, config }: Pick<Services, 'engine' | 'modelEngine' | 'config'>,
  part: Part,
  desk: Desk,
  work: (engine: Pick<Engine, Part>, desk: Desk) => Promise<Work>,
): Promise<Made<Work>> {
  if (!modelEngine?.[part]) return { work: await work(engine, desk), source: 'built-in' };
  return modelFirst(
    { part, desk, patienceMs: config.models.patienceMs },
    (timed) => work(modelEngine as Pick<Engine, Part>, timed),
    () => work(engine, desk),
  );
}
