import type { CallFailure } from '../calls/ask.ts';
import type { Toast } from '../ui/overlays/toast.tsx';
import { waitingTime } from '../ui/page/waiting-time.ts';

/** What is said when a message could not be sent; it is still there. */
export function failureToast(failure: CallFailure): Toast {
  const wait = failure.reason === 'limited' ? ` ${waitingTime(failure.retryAfterSeconds)}` : '';
  const refused = failure.reason === 'validation' ? failure.fields.message : undefined;
  return {
    title: 'Error',
    text: refused ?? `Failed to send message. Please try again${wait}.`,
    tone: 'destructive',
    about: 'chat',
  };
}
