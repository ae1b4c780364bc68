import { sendConceptRequest } from '#domain/functions/send-concept.ts';
import { packageFrames } from '#domain/wizard/draft/draft.ts';
import { stepAsking } from '#domain/wizard/draft/validity.ts';
import { packageKey } from '#domain/wizard/money/package-key.ts';
import { packageRequest } from '#domain/wizard/requests.ts';
import { notices, refusedNotice, waitNotice } from '../notices.ts';
import type { DraftStore } from '../saving/draft-store.ts';
import type { WizardParts } from '../wizard-parts.ts';

type SendingParts = Omit<WizardParts, 'announce'> & { now: () => Date };

/**
 * Sends the package to the typed address. Waits for frames that are being drawn, so that they are
 * in it. One package content has one submission id, so pressing again never sends twice; what was
 * sent already only goes on.
 */
export async function sendPackage(parts: SendingParts): Promise<void> {
  const { store, call, show, withdraw, newId, now } = parts;
  const email = store.read().answers.email.trim();
  if (store.read().sending !== null) return;
  const run = newId();
  store.dispatch({ type: 'send-started', run });
  withdraw('package');
  if (email === '') {
    const fieldErrors = { email: 'Please enter your email address.' };
    store.dispatch({ type: 'run-failed', run, fieldErrors });
    return show(notices.emailRequired);
  }
  const checked = sendConceptRequest.shape.email.safeParse(email);
  if (!checked.success) {
    const message = checked.error.issues[0]?.message ?? '';
    return store.dispatch({ type: 'run-failed', run, fieldErrors: { email: message } });
  }
  await boardDrawn(store);
  const draft = store.read();
  const key = packageKey(draft);
  if (draft.receipt?.key === key) {
    return store.dispatch({ type: 'send-succeeded', run, receipt: draft.receipt });
  }
  const submission = draft.submission?.key === key ? draft.submission : { id: newId(), key };
  store.dispatch({ type: 'package-named', submission });
  const body = packageRequest(draft, submission.id, now().toISOString());
  const result = await call('send-concept', body);
  if (store.read().sending?.id !== run) return;
  if (result.ok) {
    const { submissionId, mailbox } = result.answer;
    const frames = packageFrames(draft).length;
    const receipt = { email, submissionId, mailbox, frames, key };
    store.dispatch({ type: 'send-succeeded', run, receipt });
    return show(mailbox ? notices.sentLocally : notices.sent);
  }
  const { failure } = result;
  const fieldErrors = failure.reason === 'validation' ? failure.fields : {};
  store.dispatch({ type: 'run-failed', run, fieldErrors });
  if (failure.reason === 'limited') return show(waitNotice(failure.retryAfterSeconds));
  const [refused] = Object.entries(fieldErrors).filter(([field]) => field !== 'email');
  if (refused) {
    const step = stepAsking(refused[0]);
    if (step !== undefined) store.dispatch({ type: 'visited', step });
    return show(refusedNotice(refused[1]));
  }
  if (!fieldErrors.email) show(notices.sendingFailed);
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
