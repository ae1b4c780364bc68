import type { AnswerSource } from '#domain/functions/answer-source.ts';
import type { Setback } from '#domain/functions/setback.ts';
import type { Desk } from '../functions/desk.ts';
import type { Engine } from '../functions/engine.ts';
import { ModelError } from '../gateways/models/port.ts';
import type { Services } from '../services.ts';

/** Work and who did it; `setback` says why it was not the model. */
export type Made<Work> = { work: Work; source: AnswerSource; setback?: Setback };

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
  const patience = AbortSignal.timeout(config.models.patienceMs);
  const timed = { ...desk, signal: AbortSignal.any([desk.signal, patience]) };
  try {
    return { work: await work(modelEngine as Pick<Engine, Part>, timed), source: 'provider' };
  } catch (error) {
    desk.signal.throwIfAborted();
    const setback = patience.aborted ? 'timeout' : setbackOf(error);
    desk.log.warn(
      { err: error, part, setback },
      'the model failed, the built-in engine takes over',
    );
    desk.tell({ type: 'restarted' });
    desk.tell({ type: 'stage', stage: 'falling-back' });
    return { work: await work(engine, desk), source: 'fallback', setback };
  }
}

const setbackOf = (error: unknown) => (error instanceof ModelError ? error.setback : 'unusable');
