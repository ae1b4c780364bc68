// What sharing says in toasts.
import type { CallFailure } from '../../calls/ask.ts';
import type { Toast } from '../../ui/overlays/toast.tsx';
import { waitingTime } from '../../ui/page/waiting-time.ts';

const failed = (text: string, title = 'Error'): Toast => ({ title, text, tone: 'destructive' });

export const notices = {
  made: { title: 'Link made', text: 'Whoever has it can look, comment and approve.' },
  saved: { title: 'Saved', text: 'The link works as you chose.' },
  renewed: { title: 'New address', text: 'The address before leads nowhere any more.' },
  ended: { title: 'Link ended', text: 'Nobody can open it any more. What was said stays here.' },
  copied: { title: 'Address copied', text: 'Paste it into a message.' },
  notCopied: failed('Your browser did not allow it. Select the address instead.', 'Not copied'),
  answered: { title: 'Answer sent', text: 'Your guests see it at the link.' },
  removed: { title: 'Comment removed', text: 'It is gone from the link as well.' },
  blocked: { title: 'Guest blocked', text: 'Nothing more is taken from them.' },
  unblocked: { title: 'Guest unblocked', text: 'They can write again.' },
  failed: failed('That did not work. Please try again.'),
} satisfies Record<string, Toast>;

/** What a refused call is told as. */
export function failureNotice(failure: CallFailure): Toast {
  if (failure.reason === 'limited') {
    const when = waitingTime(failure.retryAfterSeconds);
    return failed(`That was the limit for now. Try again ${when}.`, 'Please wait a little');
  }
  if (failure.reason === 'missing') return failed('It was removed in the meantime.');
  return notices.failed;
}
