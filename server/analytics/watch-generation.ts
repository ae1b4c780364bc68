import { setback } from '#domain/functions/setback.ts';
import { AppError } from '../app-error.ts';
import type { GenerationKind, generationOutcomes } from '../db/schema.ts';
import type { GenerationContext } from '../engine/generation-context.ts';
import type { Services } from '../services.ts';

/**
 * Runs what writes or draws, and notes who did, how it ended, how long it took and what it used.
 * The context's signal says whether the caller has left.
 */
export async function watchGeneration<Answer>(
  { usage, config, now }: Pick<Services, 'usage' | 'config' | 'now'>,
  kind: GenerationKind,
  { signal, meter }: Pick<GenerationContext, 'signal' | 'meter'>,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const start = performance.now();
  const note = (outcome: (typeof generationOutcomes)[number], made: Made) => {
    const milliseconds = Math.round(performance.now() - start);
    const { inputTokens, outputTokens, pictures, microdollars } = meter.total();
    usage.noteGeneration({
      at: now(),
      kind,
      source: made.source === 'provider' || !made.source ? providerOf(config, kind) : made.source,
      outcome,
      milliseconds,
      model: meter.model(),
      setback: made.setback,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      pictures,
      microdollars,
    });
  };
  try {
    const answer = await run();
    note(signal.aborted ? 'canceled' : 'done', madeOf(answer));
    return answer;
  } catch (error) {
    // What is refused was not begun.
    const isRefusal = error instanceof AppError && error.status < 500;
    if (!isRefusal) note(signal.aborted ? 'canceled' : 'failed', {});
    throw error;
  }
}

// Who speaks need not be who writes.
const providerOf = ({ aiProvider, models }: Services['config'], kind: GenerationKind): string =>
  (kind === 'speech' ? models.speech?.provider : undefined) ?? aiProvider;

type Made = { source?: string; setback?: string };

function madeOf(answer: unknown): Made {
  const said = (answer ?? {}) as { source?: unknown; setback?: unknown };
  const known = setback.safeParse(said.setback);
  return {
    ...(typeof said.source === 'string' ? { source: said.source } : {}),
    ...(known.success ? { setback: known.data } : {}),
  };
}
