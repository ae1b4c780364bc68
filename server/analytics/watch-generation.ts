import { AppError } from '../app-error.ts';
import type { generationKinds, generationOutcomes } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** The functions that write or draw, by name. */
const kinds: Record<string, (typeof generationKinds)[number]> = {
  'generate-concepts': 'concepts',
  'generate-creative-brief': 'brief',
  'generate-script': 'script',
  'generate-storyboard': 'storyboard',
  'chat-agent': 'chat',
};

/**
 * Runs a function; where it writes or draws, notes who did, how it ended and how long it took.
 * `isGone` says whether the caller has left.
 */
export async function watchGeneration<Answer>(
  { usage, config, now }: Pick<Services, 'usage' | 'config' | 'now'>,
  name: string,
  isGone: () => boolean,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const kind = kinds[name];
  if (!kind) return run();
  const start = performance.now();
  const note = (outcome: (typeof generationOutcomes)[number], source: string) => {
    const milliseconds = Math.round(performance.now() - start);
    usage.noteGeneration({ at: now(), kind, source, outcome, milliseconds });
  };
  try {
    const answer = await run();
    note(isGone() ? 'canceled' : 'done', sourceOf(answer) ?? config.aiProvider);
    return answer;
  } catch (error) {
    // What is refused was not begun.
    const isRefusal = error instanceof AppError && error.status < 500;
    if (!isRefusal) note(isGone() ? 'canceled' : 'failed', config.aiProvider);
    throw error;
  }
}

function sourceOf(answer: unknown): string | undefined {
  const { source } = (answer ?? {}) as { source?: unknown };
  return typeof source === 'string' ? source : undefined;
}
