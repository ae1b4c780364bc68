// What is said about payments in toasts. Titles and texts of the requirements are verbatim.
import type { CallFailure } from '../calls/ask.ts';
import { conflictMessage } from '../calls/conflict-message.ts';
import type { Toast } from '../ui/overlays/toast.tsx';
import { waitingTime } from '../ui/page/waiting-time.ts';
import { canceledWords } from './canceled-words.ts';

const failed = (text: string, title = 'Payment Error'): Toast => ({
  title,
  text,
  tone: 'destructive',
});

export const checkoutNotices = {
  opened: {
    title: 'Payment Page Opened',
    text: 'It is in another tab. Nothing is charged until you pay there.',
    about: 'payment',
  },
  processing: {
    title: 'Payment Processing',
    text: 'Opening payment page in a new tab...',
    about: 'payment',
  },
  canceled: {
    title: canceledWords.heading,
    text: canceledWords.text,
    about: 'payment',
  },
  paymentFailed: failed('Failed to initiate payment. Please try again.'),
  trialFailed: failed('There was an issue setting up your subscription. Please try again.'),
  trialSignedOut: failed('Please sign in to start your 7-day free trial.', 'Login Required'),
} satisfies Record<string, Toast>;

/** What the server refused in its own words; how long to wait; else what `otherwise` says. */
export function checkoutFailure(failure: CallFailure, otherwise: Toast): Toast {
  switch (failure.reason) {
    case 'validation': {
      const [message] = Object.values(failure.fields);
      return message ? failed(message) : otherwise;
    }
    case 'conflict':
      return {
        title: 'Nothing to pay',
        text: conflictMessage(failure.body, 'This is paid for already.'),
      };
    case 'missing':
      return failed(
        'What this pays for is no longer here. Reload the page; a package can be sent again.',
      );
    case 'limited':
      return failed(
        `That was the limit for now. Try again ${waitingTime(failure.retryAfterSeconds)}.`,
        'Please wait a little',
      );
    default:
      return otherwise;
  }
}
