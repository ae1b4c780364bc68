// What the wizard says in toasts. Titles and texts of the error catalogue are verbatim.
import type { CallFailure } from '#app/calls/ask.ts';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import { waitingTime } from '#app/ui/page/waiting-time.ts';
import { here, momentOn } from '#domain/days.ts';

// With `about` it goes at the latest when the same is asked for again.
const failed = (title: string, text: string, about?: 'script' | 'package'): Toast => ({
  title,
  text,
  tone: 'destructive',
  ...(about ? { about } : {}),
});

export const notices = {
  generationTimeout: failed(
    'Generation timeout',
    'Script generation is taking longer than expected. Please try again.',
    'script',
  ),
  generationFailed: failed(
    'Generation failed',
    'There was an error generating your script. Please try again.',
    'script',
  ),
  scriptError: failed(
    'Script Generation Error',
    'There was an issue generating your script. Please try again.',
    'script',
  ),
  defaultConcepts: failed(
    'Using Default Concepts',
    'No new ones could be written just now. These three fit any product; ask for three more to try again.',
  ),
  fallbackConcepts: {
    title: 'Concepts Generated',
    text: 'These three fit any product. Ask for three more to have them written for yours.',
  },
  briefCreated: {
    title: 'Creative Brief Created',
    text: 'Built from your answers alone. Read it and edit what is not right.',
  },
  storyboardCreated: {
    title: 'Storyboard Created',
    text: 'Standard frames for your platform. Generate it again to have your script drawn.',
  },
  noNotes: failed(
    'No revision notes provided',
    "Please add some notes about what you'd like to change.",
    'script',
  ),
  emailRequired: failed(
    'Email Required',
    'Please enter your email address to receive your creative package.',
    'package',
  ),
  sendingFailed: failed(
    'Error Sending Package',
    'There was an issue sending your package. Please try again.',
    'package',
  ),
  signedOut: failed(
    'You are signed out',
    'Nothing was sent. Sign in and it is sent as yours; everything stays here.',
    'package',
  ),
  productionFailed: failed(
    'Your choice was not passed on',
    'We could not be reached just now. Everything stays here; please try again.',
  ),
  packageLost: failed(
    'Please send your package again',
    'We no longer have it. Your answers and your choice stay here; send it once more.',
  ),
  refreshFailed: failed(
    'No refresh came',
    'Nothing was changed, and everything stays here. Please try again.',
  ),
  recastFailed: failed(
    'The frames were not drawn',
    'They stand as they were, and your cast is kept. Draw the storyboard once more to see it.',
  ),
  notSavedYet: failed(
    'Not saved yet',
    'Your work is kept in this tab, and saved when you open it again.',
  ),
  mineParked: {
    title: 'Their version is open',
    text: 'Yours is kept in this tab and offered with your next new project.',
  },
  welcomeBack: { title: 'Welcome back', text: 'Everything is where you left it.' },
  copied: { title: 'Script copied', text: 'Paste it anywhere; it reads well as plain text.' },
  notCopied: failed('Script not copied', 'Your browser did not allow it. Select the text instead.'),
  sameScript: {
    title: 'Nothing changed',
    text: 'These notes lead to the same script. Say more exactly what should be different.',
  },
} satisfies Record<string, Toast>;

type Sent = { email: string; mailbox?: string | undefined; sentBefore?: string | undefined };

/** Sent now, or before: then when. With `mailbox` mail stays on this computer and is read there. */
export function sentNotice({ email, mailbox, sentBefore }: Sent): Toast {
  const link = mailbox ? { link: { label: 'Read it here', href: mailbox } } : {};
  if (sentBefore) {
    const text = `This package went to ${email} on ${momentOn(sentBefore, here())}. It was not sent twice.`;
    return { title: 'Sent already', text, durationMs: 12_000, ...link };
  }
  const text = mailbox ? 'No mail leaves this computer.' : 'Check your inbox.';
  return { title: 'Package Sent Successfully!', text, ...link };
}

/** Too many requests: how long to wait, and that nothing is lost. */
export const waitNotice = (retryAfterSeconds: number): Toast => ({
  ...failed(
    'Please wait a little',
    `That was the limit for now. Try again ${waitingTime(retryAfterSeconds)}; everything stays here.`,
  ),
  durationMs: 12_000,
});

/** A revision took the rows of directed frames, from 1, out of the script. */
export const directionsLost = (frames: readonly number[], take: number): Toast => ({
  title: frames.length > 1 ? 'Directed frames left the script' : 'A directed frame left the script',
  text: `What you directed in frame ${frames.join(' and ')} stays in take ${take}; its row is not in this one.`,
  durationMs: 12_000,
});

/** The server refused a field; the message stands at the field too. */
export const refusedNotice = (message: string): Toast =>
  failed('Please check your details', message);

/** A script that could not be written or revised, by the catalogue. */
export function scriptFailedNotice({ reason }: CallFailure): Toast {
  if (reason === 'timeout') return notices.generationTimeout;
  return reason === 'unusable' ? notices.scriptError : notices.generationFailed;
}
