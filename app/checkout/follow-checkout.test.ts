// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CheckoutView, followCheckout } from './follow-checkout.ts';

const paid = {
  outcome: 'paid',
  kind: 'order',
  test: false,
  fresh: false,
  order: null,
  subscription: null,
};
const pending = {
  outcome: 'pending',
  kind: 'order',
  test: false,
  fresh: false,
  order: null,
  subscription: null,
};
let answers: (object | number)[];
let asked: number;
let hear: () => void;
let stop = () => {};
const told: CheckoutView[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  asked = 0;
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      set onmessage(listener: () => void) {
        hear = listener;
      }
      close() {}
    },
  );
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? 500;
    const [status, body] = typeof next === 'number' ? [next, {}] : [200, next];
    return new Response(JSON.stringify(body), { status, headers: { 'retry-after': '90' } });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const follow = async (...given: (object | number)[]) => {
  answers = given;
  stop = followCheckout('cs_test_1', (view) => told.push(view));
  await pass(0);
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('PAY-07 it asks with growing pauses until it is settled, and then no more', async () => {
  await follow(pending, pending, pending, paid);
  expect(asked).toBe(1);
  await pass(2);
  expect(asked).toBe(2);
  await pass(2);
  expect(asked).toBe(2);
  await pass(1);
  expect(asked).toBe(3);
  await pass(5);
  expect(told).toEqual([pending, pending, pending, paid]);
  await pass(3_600);
  expect(asked).toBe(4);
});

test('PAY-07 a page that is not seen asks nothing, and at once when it is', async () => {
  await follow(pending);
  hide(true);
  await pass(600);
  expect(asked).toBe(1);
  hide(false);
  await pass(0);
  expect(asked).toBe(2);
});

test('PAY-07 news of another tab is looked at at once', async () => {
  await follow(pending, paid);
  hear();
  await pass(0);
  expect(told.at(-1)).toEqual(paid);
});

test('PAY-07 what was known stays when the next answer does not come; a limit is waited for', async () => {
  await follow(500, pending, 429, paid);
  expect(told).toEqual(['unreachable']);
  await pass(2);
  await pass(3);
  expect(told).toEqual(['unreachable', pending, pending]);
  await pass(89);
  expect(asked).toBe(3);
  await pass(1);
  expect(told.at(-1)).toEqual(paid);
});
