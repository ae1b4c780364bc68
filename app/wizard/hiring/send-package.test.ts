// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CallResult } from '#app/calls/api.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { leaveGuestDraft } from '../saving/guest-drafts.ts';
import { playParts } from '../testing/play-parts.ts';
import { sendPackage } from './send-package.ts';

type Result = CallResult<'send-concept'>;
const sent: Result = { ok: true, answer: { submissionId: 's-1', mailbox: '/mailbox' } };

function sendingWith(
  first: Result | Promise<Result> = sent,
  email = 'june@nightjar.example',
  lostPackage: string | null = null,
) {
  let result = first;
  const played = playParts({ ...draftAt(9), lostPackage }, () => result);
  const { store, call } = played;
  store.dispatch({ type: 'answered', answers: { email } });
  const now = () => new Date('2026-11-20T12:00:00Z');
  const send = () => sendPackage({ ...played.parts, now });
  const bodies = () => call.mock.calls.map(([, body]) => body as Record<string, unknown>);
  const answerWith = (next: Result) => {
    result = next;
  };
  return { ...played, send, bodies, answerWith };
}

test('WIZ-13 no address: Email Required, and nothing is sent', async () => {
  const { send, shown, bodies, store } = sendingWith(sent, '  ');
  await send();
  expect(shown).toMatchObject([
    {
      title: 'Email Required',
      text: 'Please enter your email address to receive your creative package.',
      tone: 'destructive',
    },
  ]);
  expect(bodies()).toEqual([]);
  expect(store.read()).toMatchObject({ step: 9, sending: null });
});

test('WIZ-13 sending anew takes what was refused before off the screen', async () => {
  const { send, shown, withdrawn, store } = sendingWith(sent, '');
  await send();
  expect(withdrawn.splice(0)).toContain(shown[0]?.about);
  store.dispatch({ type: 'answered', answers: { email: 'june@nightjar.example' } });
  const sending = send();
  expect(withdrawn).toEqual(['package']);
  await sending;
});

test('WIZ-13 what is no address is told at the field', async () => {
  const { send, store, bodies } = sendingWith(sent, 'june@');
  await send();
  expect(store.read().fieldErrors).toEqual({ email: 'Please enter a valid email address.' });
  expect(bodies()).toEqual([]);
});

test('WIZ-14 MAIL-01 a sent package opens step 10, which knows where it went', async () => {
  const { send, store, shown, bodies } = sendingWith();
  await send();
  expect(shown[0]?.title).toBe('Package Sent Successfully!');
  expect(store.read()).toMatchObject({
    step: 10,
    receipt: { email: 'june@nightjar.example', submissionId: 's-1', mailbox: '/mailbox' },
  });
  expect(bodies()[0]).toMatchObject({
    email: 'june@nightjar.example',
    productName: 'Nightjar',
    creativeBrief: 'Objective: sell.',
    timestamp: '2026-11-20T12:00:00.000Z',
  });
});

test('WIZ-14 a failure says so, keeps everything, and can be tried again', async () => {
  const { send, store, shown } = sendingWith({ ok: false, failure: { reason: 'network' } });
  const before = store.read();
  await send();
  expect(shown).toMatchObject([
    {
      title: 'Error Sending Package',
      text: 'There was an issue sending your package. Please try again.',
      tone: 'destructive',
    },
  ]);
  expect(store.read()).toMatchObject({ step: 9, sending: null, answers: before.answers });
});

test('MAIL-01 repeated presses send one submission; a changed package or address a new one', async () => {
  const { send, store, bodies } = sendingWith({ ok: false, failure: { reason: 'network' } });
  await Promise.all([send(), send()]);
  await send();
  const [first, second] = bodies();
  expect(bodies()).toHaveLength(2);
  expect(second?.submissionId).toBe(first?.submissionId);
  store.dispatch({ type: 'answered', answers: { email: 'other@nightjar.example' } });
  await send();
  expect(bodies()[2]?.submissionId).not.toBe(first?.submissionId);
});

test('MAIL-01 what was sent only goes on; a change that failed to go is sent again', async () => {
  const { send, store, shown, bodies, answerWith } = sendingWith();
  await send();
  store.dispatch({ type: 'went-back' });
  await send();
  expect(store.read().step).toBe(10);
  expect(bodies()).toHaveLength(1);
  expect(shown).toHaveLength(1);
  store.dispatch({ type: 'went-back' });
  store.dispatch({ type: 'answered', answers: { email: 'other@nightjar.example' } });
  answerWith({ ok: false, failure: { reason: 'network' } });
  await send();
  answerWith(sent);
  await send();
  expect(bodies()).toHaveLength(3);
  expect(store.read()).toMatchObject({ step: 10, receipt: { email: 'other@nightjar.example' } });
});

test('MAIL-03 two tabs of one draft send one package; the later one says that it was sent, and when', async () => {
  const first = sendingWith();
  const sentBefore = new Date(2026, 10, 20, 17, 14).toISOString();
  const second = sendingWith({ ok: true, answer: { submissionId: 's-1', sentBefore } });
  await first.send();
  await second.send();
  expect(second.bodies()[0]?.submissionId).toBe(first.bodies()[0]?.submissionId);
  expect(z.uuid().safeParse(first.bodies()[0]?.submissionId).success).toBe(true);
  expect(first.shown).toMatchObject([{ title: 'Package Sent Successfully!' }]);
  expect(second.shown).toMatchObject([
    {
      title: 'Sent already',
      text: expect.stringMatching(
        /^This package went to june@nightjar.example on Nov 20, 2026, 5:14 PM \S+\. It was not sent twice\.$/,
      ),
    },
  ]);
  expect(second.store.read()).toMatchObject({ step: 10, receipt: { submissionId: 's-1' } });
  leaveGuestDraft();
  const other = sendingWith();
  await other.send();
  expect(other.bodies()[0]?.submissionId).not.toBe(first.bodies()[0]?.submissionId);
});

test('MAIL-03 a package that the house lost is sent under another id', async () => {
  const [before, since] = [sendingWith(), sendingWith(sent, undefined, 'run-1')];
  await before.send();
  await since.send();
  expect(since.bodies()[0]?.submissionId).not.toBe(before.bodies()[0]?.submissionId);
});

test('WIZ-14 frames that are being drawn are waited for', async () => {
  const { send, store, bodies } = sendingWith();
  store.dispatch({ type: 'board-started', run: 'd' });
  const done = send();
  await Promise.resolve();
  expect(bodies()).toEqual([]);
  const frames = [1, 2, 3, 4].map((n) => ({ title: `Shot ${n}`, description: '' }));
  store.dispatch({ type: 'board-arrived', run: 'd', frames });
  await done;
  expect(bodies()[0]?.storyboardFrames).toHaveLength(4);
  expect(store.read().receipt?.frames).toBe(4);
});

test('MAIL-01 a limit says how long to wait', async () => {
  const failure = { reason: 'limited', retryAfterSeconds: 8 * 3600 } as const;
  const { send, store } = sendingWith({ ok: false, failure });
  expect(await send()).toBe(failure.retryAfterSeconds);
  expect(store.read().step).toBe(9);
});

test('HOUSE-01 a limit is no end: one goes on without the mail, which can be sent later', async () => {
  const limited: Result = { ok: false, failure: { reason: 'limited', retryAfterSeconds: 86_400 } };
  const { parts, store, shown, bodies, answerWith } = sendingWith(limited);
  const all = { ...parts, now: () => new Date('2026-11-20T12:00:00Z') };
  expect(await sendPackage(all)).toBe(86_400);
  expect(store.read()).toMatchObject({ step: 9, sending: null });
  answerWith(sent);
  expect(await sendPackage(all, { withoutMail: true })).toBeNull();
  expect(bodies()[1]).toMatchObject({ withoutMail: true });
  expect(store.read()).toMatchObject({ step: 10, receipt: { unmailed: true } });
  expect(shown).toEqual([]);
  store.dispatch({ type: 'went-back' });
  await sendPackage(all);
  expect(bodies()[2]).toMatchObject({ withoutMail: false });
  expect(bodies()[2]?.submissionId).not.toBe(bodies()[1]?.submissionId);
  expect(store.read().receipt?.unmailed).toBeUndefined();
});

test('AUTH-06 a session that ended sends nothing as a guest, and says so', async () => {
  const { send, store, shown } = sendingWith({ ok: false, failure: { reason: 'signed-out' } });
  await send();
  expect(shown[0]?.text).toContain('Nothing was sent.');
  expect(store.read()).toMatchObject({ step: 9, receipt: draftAt(9).receipt });
});
