// What the projects say in toasts. Texts of the requirements are verbatim.
import type { CallFailure } from '../calls/ask.ts';
import type { Toast } from '../ui/overlays/toast.tsx';
import { waitingTime } from '../ui/page/waiting-time.ts';

export const failed = (text: string, title = 'Error'): Toast => ({
  title,
  text,
  tone: 'destructive',
});

export const notices = {
  deleted: {
    title: 'Project Deleted',
    text: 'The project has been successfully deleted.',
    about: 'trash',
  },
  deletedForGood: { title: 'Deleted for good', text: 'Nothing of it is kept.', about: 'trash' },
  notDeleted: failed('Failed to delete project. Please try again.'),
  mailed: {
    title: 'Email Sent',
    text: 'Project details including all storyboard frames have been sent to your email.',
  },
  notMailed: failed('Failed to send email. Please try again.'),
  mailSignedOut: failed('You must be logged in to email projects.'),
  updated: { title: 'Project Updated', text: 'Project updated successfully!' },
  notUpdated: failed('Failed to update project. Please try again.'),
  updatedElsewhere: failed(
    'Both versions are below. Choose what stays, then save; nothing is lost.',
    'This project has changed',
  ),
  gone: failed(
    'It was deleted in the meantime. What you typed stays on this page; copy what you need.',
    'This project is no longer there',
  ),
  scriptRequired: failed('Script is required to generate storyboard.'),
  drawn: { title: 'Storyboard Generated', text: 'Storyboard generated successfully!' },
  drawnPlain: {
    title: 'Storyboard Generated',
    text: 'Standard frames for your platform. Generate it again to have your script drawn.',
  },
  notDrawn: failed('Failed to generate storyboard. Please try again.'),
  restored: {
    title: 'Take restored',
    text: 'What stood here before is kept among the earlier takes.',
  },
  broughtBack: {
    title: 'Project Restored',
    text: 'It is among your projects again.',
    about: 'trash',
  },
  notBroughtBack: failed('Failed to restore project. Please try again.'),
  takesNotRead: failed('Older takes could not be read. Please try again.'),
  notRestored: failed('This take could not be restored. Please try again.'),
  copied: { title: 'Script copied', text: 'Paste it anywhere; it reads well as plain text.' },
  notCopied: failed('Your browser did not allow it. Select the text instead.', 'Script not copied'),
  greenlit: {
    title: 'Greenlit',
    text: 'The payment has arrived. What comes next stands on this page.',
    about: 'payment',
  },
  linkNotSent: failed('The link could not be sent. Please try again.'),
  moreFailed: failed('Failed to load projects. Please try again.'),
} satisfies Record<string, Toast>;

/** Too many requests: how long to wait. Any other failure says what `otherwise` says. */
export function failureNotice(failure: CallFailure, otherwise: Toast): Toast {
  if (failure.reason !== 'limited') return otherwise;
  const when = waitingTime(failure.retryAfterSeconds);
  return failed(`That was the limit for now. Try again ${when}.`, 'Please wait a little');
}
