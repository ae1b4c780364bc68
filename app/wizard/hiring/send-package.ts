import type { CallFailure } from '#app/calls/ask.ts';
import { refreshSession } from '#app/session/refresh-session.ts';
import { readSession } from '#app/session/session-store.ts';
import { sendConceptRequest } from '#domain/functions/send-concept.ts';
import { type Draft, packageFrames } from '#domain/wizard/draft/draft.ts';
import { stepAsking } from '#domain/wizard/draft/validity.ts';
import { packageKey } from '#domain/wizard/money/package-key.ts';
import { packageRequest } from '#domain/wizard/requests.ts';
import { notices, refusedNotice, sentNotice } from '../notices.ts';
import type { DraftStore } from '../saving/draft-store.ts';
import { nameGuestDraft } from '../saving/guest-drafts.ts';
import type { WizardParts } from '../wizard-parts.ts';

type SendingParts = Omit<WizardParts, 'announce'> & { now: () => Date };

/**
 * Sends the package to the typed address. Waits for frames that are being drawn, so that they are
 * in it. One package content of one draft has one submission id, so pressing again, here or in
 * another tab, never sends twice; what was sent already only goes on. `withoutMail` records it for
 * what comes next, and mails nobody. Gives the seconds to wait where the limit was reached, else null.
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
  const asMember = readSession().user !== null;
  const body = {
    ...packageRequest(draft, await submissionIdOf(draft, key, withoutMail), now().toISOString()),
    asMember,
    withoutMail,
  };
  const result = await call('send-concept', body);
  if (store.read().sending?.id !== run) return null;
  if (result.ok) {
    const { submissionId, mailbox, sentBefore } = result.answer;
    const frames = packageFrames(draft).length;
    const sent = { email, submissionId, mailbox, frames, key };
    const receipt = withoutMail ? { ...sent, unmailed: true as const } : sent;
    store.dispatch({ type: 'send-succeeded', run, receipt });
    if (!withoutMail) show(sentNotice({ email, mailbox, sentBefore }));
    return null;
  }
  return sayFailure(parts, run, result.failure);
}

// The same in each tab that has the draft. What was recorded without a mail is recorded anew to be mailed.
async function submissionIdOf(draft: Draft, key: string, withoutMail: boolean): Promise<string> {
  const { project, lostPackage } = draft;
  const owner = project ? (project.id ?? project.draftKey) : nameGuestDraft();
  const named = new TextEncoder().encode(JSON.stringify([owner, key, lostPackage, withoutMail]));
  return uuidOf(new Uint8Array(await crypto.subtle.digest('SHA-256', named)));
}

// In the form of an id that was made from a hash (RFC 9562, version 8).
function uuidOf(hash: Uint8Array): string {
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
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
