import type { ExportFormat } from '#domain/exports/formats.ts';
import type { CallFailure } from '../calls/ask.ts';
import { conflictMessage } from '../calls/conflict-message.ts';
import { waitingTime } from '../ui/page/waiting-time.ts';

/** Why a file was not made, and what to do about it. */
export function downloadFailure(failure: CallFailure, { label }: ExportFormat): string {
  switch (failure.reason) {
    case 'refused':
      return failure.message;
    case 'conflict':
      return conflictMessage(failure.body, `There is nothing to write into ${label} yet.`);
    case 'limited':
      return `That was a lot at once. Try again in ${waitingTime(failure.retryAfterSeconds)}.`;
    case 'signed-out':
      return 'You have been signed out. Sign in again, then press once more.';
    case 'network':
      return 'The connection broke off. Nothing is lost; please try again.';
    case 'timeout':
      return 'This took too long. Please try again in a moment.';
    case 'missing':
      return 'This project is no longer there.';
    case 'server':
      return failure.message ?? `${label} could not be made. Please try again.`;
    default:
      return `${label} could not be made. Please try again.`;
  }
}
