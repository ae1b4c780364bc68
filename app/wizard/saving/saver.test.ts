import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallFailure, Result } from '#app/calls/ask.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { emptyDraft } from '#domain/wizard/draft/draft.ts';
import type { SaveRequest } from '#domain/wizard/saving/project-save.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { projectServer } from '#domain/wizard/testing/project-server.ts';
import { createDraftStore } from './draft-store.ts';
import { createSaver, startSaving } from './saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function desk(start = draftAt(3)) {
  const server = projectServer();
  const store = createDraftStore(start);
  const failures: CallFailure[] = [];
  const sent: SaveRequest[] = [];
  const send = async (request: SaveRequest): Promise<Result<WholeProject>> => {
    sent.push(request);
    const failure = failures.shift();
    return failure ? { ok: false, failure } : server.result(request);
  };
  const keep = vi.fn();
  let made = 0;
  const newId = () => `${++made}`;
  const saver = createSaver({
    ...{ store, send, keep, newId, newDraftKey: newId },
    member: () => 'june',
  });
  const type = (productName: string) =>
    store.dispatch({ type: 'answered', answers: { productName } });
  return { server, store, failures, sent, keep, saver, type };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('WIZ-21 typing is saved when it pauses, what is written at once, one request at a time', async () => {
  const { store, saver, sent, type } = desk();
  startSaving(store, saver);
  for (const text of ['N', 'Ni', 'Night']) {
    type(text);
    await pass(1_000);
  }
  expect(sent).toHaveLength(0);
  await pass(200);
  expect(sent).toMatchObject([{ kind: 'create', project: { product_name: 'Night' } }]);
  store.dispatch({ type: 'answered', answers: { description: 'Cold brew.' } });
  store.dispatch({ type: 'advanced' });
  await pass(0);
  expect(sent).toMatchObject([{}, { kind: 'change' }]);
  await pass(60_000);
  expect(sent).toHaveLength(2);
});

test('WIZ-21 typing without a pause is saved too', async () => {
  const { store, saver, sent, type } = desk();
  startSaving(store, saver);
  for (let index = 0; index < 13; index++) {
    type('N'.repeat(index + 1));
    await pass(500);
  }
  expect(sent.length).toBeGreaterThan(0);
});

test('WIZ-21 a failed save is tried again, sooner when the connection is back', async () => {
  const { store, saver, sent, failures, type, server } = desk();
  failures.push(
    { reason: 'network' },
    { reason: 'timeout' },
    { reason: 'server', requestId: null },
  );
  startSaving(store, saver);
  type('Night');
  await pass(1_200);
  expect(store.read().saveTrouble).toMatchObject({ kind: 'failed', tries: 1 });
  type('Nightjar'); // typing on does not bring the next try nearer
  await pass(1_900);
  expect(sent).toHaveLength(1);
  await pass(100);
  expect(sent).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(sent).toHaveLength(3);
  await pass(8_000);
  expect(store.read()).toMatchObject({ saveTrouble: null, answers: { productName: 'Nightjar' } });
  expect([...server.rows.values()]).toMatchObject([{ product_name: 'Nightjar' }]);
  expect(vi.mocked(console.warn).mock.calls.flat().join()).not.toContain('Night');
});

test('WIZ-21 a page that is hidden or left saves at once', async () => {
  const { store, saver, sent, type } = desk();
  const stop = startSaving(store, saver);
  type('Night');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1); // before anything else could run
  await pass(0);
  type('Nightjar');
  stop(true);
  expect(sent).toHaveLength(2);
  await pass(0);
  type('Nightjar 2');
  await pass(10_000);
  expect(sent).toHaveLength(2);
});

test('WIZ-21 the key is kept before the first request goes out, and flushing saves everything', async () => {
  const { store, saver, keep, sent, type } = desk();
  type('Night');
  keep.mockImplementationOnce(() => {
    expect(store.read().project?.draftKey).toBeDefined();
    expect(sent).toHaveLength(0);
  });
  const flushed = saver.flush();
  expect(keep).toHaveBeenCalledTimes(1);
  type('Nightjar');
  expect(await flushed).toBe(true);
  expect(store.read().project).toMatchObject({ id: 'project-1', unanswered: [] });
});

test.each<[CallFailure, string]>([
  [{ reason: 'signed-out' }, 'signed-out'],
  [{ reason: 'validation', fields: {} }, 'refused'],
  [{ reason: 'limited', retryAfterSeconds: 40 }, 'failed'],
  [{ reason: 'missing' }, 'failed'],
  [{ reason: 'conflict', body: {} }, 'failed'],
])('WIZ-21 %o is %s, flushing ends there and nothing is lost', async (failure, kind) => {
  const { store, saver, failures, type } = desk();
  failures.push(failure);
  type('Night');
  expect(await saver.flush()).toBe(false);
  expect(store.read()).toMatchObject({
    saveTrouble: { kind },
    answers: { productName: 'Night' },
  });
});

test('WIZ-21 a guest’s work is not sent anywhere', async () => {
  const store = createDraftStore(emptyDraft);
  const send = vi.fn();
  const newId = () => '1';
  const saver = createSaver({
    ...{ store, send, newId, newDraftKey: newId },
    keep() {},
    member: () => null,
  });
  store.dispatch({ type: 'answered', answers: { productName: 'Night' } });
  expect(await saver.flush()).toBe(false);
  expect(send).not.toHaveBeenCalled();
});
