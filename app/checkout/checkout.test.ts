// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPayment, startTrial } from './checkout.ts';

const url = 'https://pay.example/c/pay/cs_test_a1b2c3d4';
const order = { amount: 12_000, productName: 'Nightjar', email: 'june@nightjar.example' };
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

const blank = () => ({
  opener: window as unknown,
  closed: false,
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
  sessionStorage: { clear: vi.fn() },
  close: vi.fn(),
});
let tab: ReturnType<typeof blank> | null;
let answer: () => Response;
const asked = vi.fn();
const left = vi.fn();
beforeEach(() => {
  tab = blank();
  answer = () => json({ url });
  asked.mockClear();
  left.mockClear();
  vi.stubGlobal('open', () => tab);
  vi.spyOn(window.location, 'assign').mockImplementation(left);
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked(address, JSON.parse(body));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('PAY-01 the tab opens in the press, knows nothing of this page, and is led to the address', async () => {
  const done = startPayment(order);
  expect(tab?.opener).toBeNull();
  // A browser copies the draft of this tab, which would lie over the pages behind the payment.
  expect(tab?.sessionStorage.clear).toHaveBeenCalled();
  expect(tab?.document.body.textContent).toBe('Opening the payment page…');
  expect(tab?.location.replace).not.toHaveBeenCalled();
  expect(await done).toEqual({ ok: true, url, place: 'tab' });
  expect(tab?.location.replace).toHaveBeenCalledWith(url);
  expect(asked).toHaveBeenCalledWith('/api/functions/create-payment', order);
  expect(left).not.toHaveBeenCalled();
});

test('PAY-01 where the popup is blocked the window itself goes there', async () => {
  tab = null;
  expect(await startPayment(order)).toEqual({ ok: true, url, place: 'window' });
  expect(left).toHaveBeenCalledWith(url);
});

test('PAY-01 PAY-08 who closes the tab while its page is asked for has canceled: nothing else goes there', async () => {
  const done = startPayment(order);
  if (tab) tab.closed = true;
  expect(await done).toEqual({ ok: true, url, place: 'closed' });
  expect(tab?.location.replace).not.toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
});

test.each([
  ['an answer without an address', () => json({})],
  ['an address that is no page', () => json({ url: 'javascript:alert(1)' })],
  ['a failure', () => json({}, { status: 503 })],
])('PAY-01 %s leaves no empty tab', async (_, given) => {
  answer = given;
  expect(await startPayment(order)).toMatchObject({ ok: false });
  expect(tab?.close).toHaveBeenCalled();
  expect(tab?.location.replace).not.toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
});

test('PAY-02 an address that is none is refused before anything is opened or asked', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  expect(await startPayment({ ...order, email: 'june@' })).toEqual({
    ok: false,
    failure: {
      reason: 'validation',
      fields: { email: 'Please enter a valid email address to proceed with payment.' },
    },
  });
  expect(open).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});

test('PAY-04 a trial sends the consent', async () => {
  expect(await startTrial({ consent: true })).toMatchObject({ ok: true, url });
  expect(asked).toHaveBeenCalledWith('/api/functions/create-subscription', { consent: true });
});
