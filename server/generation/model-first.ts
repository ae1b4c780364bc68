import type { AnswerSource } from '#domain/functions/answer-source.ts';
import type { Setback } from '#domain/functions/setback.ts';
import type { GenerationContext } from '../engine/generation-context.ts';
import { ModelError } from '../gateways/models/port.ts';

/** Work and who did it; `setback` says why it was not the model. */
export type Made<Work> = { work: Work; source: AnswerSource; setback?: Setback };

/**
 * Has work done by a model within `patienceMs`, and by the product's own means when that fails:
 * the caller is told to begin anew. A caller who left gets nothing: then it throws.
 */
export async function modelFirst<Work>(
  { part, context, patienceMs }: { part: string; context: GenerationContext; patienceMs: number },
  byModel: (context: GenerationContext) => Promise<Work>,
  byUs: () => Promise<Work>,
): Promise<Made<Work>> {
  const patience = AbortSignal.timeout(patienceMs);
  const timed = { ...context, signal: AbortSignal.any([context.signal, patience]) };
  try {
    return { work: await byModel(timed), source: 'provider' };
  } catch (error) {
    context.signal.throwIfAborted();
    const setback = patience.aborted ? 'timeout' : setbackOf(error);
    context.log.warn(
      { err: error, part, setback },
      'the model failed, the built-in engine takes over',
    );
    context.onProgress({ type: 'restarted' });
    context.onProgress({ type: 'stage', stage: 'falling-back' });
    return { work: await byUs(), source: 'fallback', setback };
  }
}

const setbackOf = (error: unknown) => (error instanceof ModelError ? error.setback : 'unusable');
