import type { CallFailure } from '#app/calls/ask.ts';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import { labels, type Platform } from '#domain/wizard/options.ts';
import { cutRequest } from '#domain/wizard/requests.ts';
import { refusedNotice, waitNotice } from '../notices.ts';
import { runStarter } from '../run-starter.ts';
import type { WizardParts } from '../wizard-parts.ts';

/** Has a cut recomposed from the primary one; whether it came. */
export async function makeCut(parts: WizardParts, platform: Platform): Promise<boolean> {
  const { store, call, show, newId, announce } = parts;
  const run = runStarter(store, newId)(
    (id) => ({ type: 'cut-started', platform, run: id }),
    ({ cutting }) => cutting[platform]?.making?.id,
  );
  if (!run) return false;
  const result = await call('recompose-cut', cutRequest(store.read(), platform), run.options);
  if (!run.awaited()) return false;
  if (!result.ok) {
    store.dispatch({ type: 'cut-stopped', platform });
    const notice = noticeOf(result.failure, platform);
    if (notice) show(notice);
    return false;
  }
  const { script, shots } = result.answer;
  store.dispatch({ type: 'cut-arrived', platform, run: run.id, script, shots });
  announce(`The ${labels.platform[platform]} cut is made. Its storyboard is being drawn.`);
  return true;
}

function noticeOf(failure: CallFailure, platform: Platform): Toast | null {
  switch (failure.reason) {
    case 'aborted':
      return null;
    case 'limited':
      return waitNotice(failure.retryAfterSeconds);
    case 'validation':
      return refusedNotice(
        Object.values(failure.fields)[0] ?? 'One of your answers cannot be used.',
      );
    case 'refused':
      return { title: 'With the starter package', text: failure.message, durationMs: 12_000 };
    default:
      return {
        title: `The ${labels.platform[platform]} cut was not made`,
        text: 'It could not be recomposed just now. Everything stays here; please try again.',
        tone: 'destructive',
      };
  }
}
