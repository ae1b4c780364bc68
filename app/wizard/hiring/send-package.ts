import type { CallFailure } from '#app/calls/ask.ts';
import { refreshSession } from '#app/session/refresh-session.ts';
import { readSession } from '#app/session/session-store.ts';
import { sendConceptRequest } from '#domain/functions/send-concept.ts';
import { packageFrames } from '#domain/wizard/draft/draft.ts';
import { stepAsking } from '#domain/wizard/draft/validity.ts';
import { packageKey } from '#domain/wizard/money/package-key.ts';
import { packageRequest } from '#domain/wizard/requests.ts';
import { notices, refusedNotice, sentLocally } from '../notices.ts';
import type { DraftStore } from '../saving/draft-store.ts';
import type { WizardParts } from '../wizard-parts.ts';

type SendingParts = Omit<WizardParts, 'announce'> & { now: () => Date };

/**
 * Sends the package to the typed address. Waits for frames that are being drawn, so that they are
 * in it. One package content has one submission id, so pressing again never sends twice; what was
 * sent already only goes on. `withoutMail` records it for what comes next, and mails nobody. Gives the
 * seconds to wait where the limit was reached, else null.
 */
export async function sendPackage(
  parts: SendingParts,
  { withoutMail = false } = {},
): Promise<number | null> {
  const { store, call, show, withdraw, newId, now } = parts;
  const email = store.read().answers.email.trim();
  if (store.read().sending !== null) return null;
  const run = newId();
  store.dispatch({ type: 'send-started', run });
  withdraw('package');
  if (email === '') {
    const fieldErrors = { email: 'Please enter your email address.' };
    store.dispatch({ type: 'run-failed', run, fieldErrors });
    show(notices.emailRequired);
    return null;
  }
  const checked = sendConceptRequest.shape.email.safeParse(email);
  if (!checked.success) {
    const message = checked.error.issues[0]?.message ?? '';
    store.dispatch({ type: 'run-failed', run, fieldErrors: { email: message } });
    return null;
  }
  await boardDrawn(store);
  const draft = store.read();
  const key = packageKey(draft);
  const isUnmailed = draft.receipt?.unmailed === true;
  if (draft.receipt?.key === key && (withoutMail || !isUnmailed)) {
    store.dispatch({ type: 'send-succeeded', run, receipt: draft.receipt });
    return null;
  }
  // What was recorded without a mail is recorded anew to be mailed.
  const isNamed = draft.submission?.key === key && !isUnmailed;
  const submission = isNamed && draft.submission ? draft.submission : { id: newId(), key };
  store.dispatch({ type: 'package-named', submission });
  const asMember = readSession().user !== null;
  const body = {
    ...packageRequest(draft, submission.id, now().toISOString()),
    asMember,
    withoutMail,
  };
  const result = await call('send-concept', body);
  if (store.read().sending?.id !== run) return null;
  if (result.ok) {
    const { submissionId, mailbox } = result.answer;
    const frames = packageFrames(draft).length;
    const sent = { email, submissionId, mailbox, frames, key };
    const receipt = withoutMail ? { ...sent, unmailed: true as const } : sent;
    store.dispatch({ type: 'send-succeeded', run, receipt });
    if (!withoutMail) show(mailbox ? sentLocally(mailbox) : notices.sent);
    return null;
  }
  return sayFailure(parts, run, result.failure);
}

function sayFailure(
  { store, show }: SendingParts,
  run: string,
  failure: CallFailure,
): number | null {
  const fieldErrors = failure.reason === 'validation' ? failure.fields : {};
  store.dispatch({ type: 'run-failed', run, fieldErrors });
  if (failure.reason === 'limited') return failure.retryAfterSeconds;
  if (failure.reason === 'signed-out') {
    void refreshSession();
    show(notices.signedOut);
    return null;
  }
  const [refused] = Object.entries(fieldErrors).filter(([field]) => field !== 'email');
  if (refused) {
    const step = stepAsking(refused[0]);
    if (step !== undefined) store.dispatch({ type: 'visited', step });
    show(refusedNotice(refused[1]));
  } else if (!fieldErrors.email) show(notices.sendingFailed);
  return null;
}

// Settles once no storyboard is being drawn.
const boardDrawn = (store: DraftStore) =>
  new Promise<void>((resolve) => {
    if (store.read().drawing === null) return resolve();
    const unsubscribe = store.subscribe(() => {
      if (store.read().drawing !== null) return;
      unsubscribe();
      resolve();
    });
  });
