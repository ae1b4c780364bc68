import type { Engine } from '../engine/engine.ts';
import type { GenerationContext } from '../engine/generation-context.ts';
import type { Services } from '../services.ts';
import { type Made, modelFirst } from './model-first.ts';

/**
 * Has `part` done by the model where the house has one for it, and by the product's own engine where
 * it has none or the model failed. A caller who left gets nothing: then it throws.
 */
export async function generate<Part extends keyof Engine, Work>(
  { engine, modelEngine, config }: Pick<Services, 'engine' | 'modelEngine' | 'config'>,
  part: Part,
  context: GenerationContext,
  work: (engine: Pick<Engine, Part>, context: GenerationContext) => Promise<Work>,
): Promise<Made<Work>> {
  if (!modelEngine?.[part]) return { work: await work(engine, context), source: 'built-in' };
  return modelFirst(
    { part, context, patienceMs: config.models.patienceMs },
    (timed) => work(modelEngine as Pick<Engine, Part>, timed),
    () => work(engine, context),
  );
}
