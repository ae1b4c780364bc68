import type { CallFunction, CallResult } from '#app/calls/api.ts';
import type { CallFailure } from '#app/calls/ask.ts';
import type { StreamBuffer } from '#app/calls/stream-buffer.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import { stepAsking } from '#domain/wizard/draft/validity.ts';
import { refusedNotice, waitNotice } from '../../notices.ts';
import { type Run, runStarter } from '../../run-starter.ts';
import type { WizardParts } from '../../wizard-parts.ts';
import type { SourceNotices } from './source-notices.ts';

export type WriterParts = WizardParts & {
  /** Where what has come so far is shown from: of texts, and of frames. */
  written: StreamBuffer;
  drawn: StreamBuffer;
  sourceNotices: SourceNotices;
  scriptDelayMs?: number;
};

/** Begins to write what `start` says; null where the draft does not take it. */
export const beginWriting = (
  { store, newId, written }: WriterParts,
  start: (id: string) => WizardEvent,
) => runStarter(store, newId)(start, ({ writing }) => writing?.id, written);

/**
 * What a function answers to a run, or the failure it has to do without. Null where nothing is left
 * to do: the draft waits no more, or was told to stay as it is.
 */
export async function answerTo<Name extends Parameters<CallFunction>[0]>(
  parts: WriterParts,
  run: Run,
  name: Name,
  body: unknown,
): Promise<CallResult<Name> | null> {
  const result = await parts.call(name, body, run.options);
  if (!result.ok && result.failure.reason === 'network') await whetherLeft();
  if (!run.awaited()) return null;
  return !result.ok && isTurnedAway(parts, run.id, result.failure) ? null : result;
}

/** A page that is left breaks its calls off first: milliseconds in which it would be gone. */
const leavingMs = 800;
const whetherLeft = () => new Promise((stayed) => setTimeout(stayed, leavingMs));

// 429 and 422 keep everything as it was. True when the failure is dealt with.
function isTurnedAway({ store, show }: WriterParts, run: string, failure: CallFailure): boolean {
  if (failure.reason === 'aborted') return true;
  if (failure.reason === 'limited') {
    store.dispatch({ type: 'run-failed', run });
    show(waitNotice(failure.retryAfterSeconds));
    return true;
  }
  if (failure.reason !== 'validation') return false;
  store.dispatch({ type: 'run-failed', run, fieldErrors: failure.fields });
  const [field = '', message = 'One of your answers cannot be used.'] =
    Object.entries(failure.fields)[0] ?? [];
  const step = stepAsking(field);
  if (step !== undefined) store.dispatch({ type: 'visited', step });
  show(refusedNotice(message));
  return true;
}
