// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { useTestCard } from '#domain/payments/sandbox/cards.ts';
import { CardForm } from './card-form.tsx';
import { sampleCheckout } from './testing/sample-checkout.ts';

let root: Root;
let asked: unknown[];
let answer: () => Response;
const onExpired = vi.fn();

beforeEach(async () => {
  asked = [];
  answer = () => Response.json({ problem: 'declined' });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return answer();
  });
  root = emptyPage();
  await act(async () => root.render(<CardForm checkout={sampleCheckout} onExpired={onExpired} />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  onExpired.mockReset();
});

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const buttons = () => [...document.querySelectorAll('button')];
const press = (label: string) =>
  act(async () => {
    const button = buttons().find(({ textContent }) => textContent?.startsWith(label));
    if (!button) throw new Error(`There is no button ${label}.`);
    button.click();
  });
const type = (name: string, text: string) =>
  act(async () => {
    const element = input(name) as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
const problems = () =>
  [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);

test('PAY-05 one press types a test card, and another one pays with it', async () => {
  await press('Use 4242 4242 4242 4242');
  expect(input('number')?.value).toBe('4242 4242 4242 4242');
  await press('Pay $12,000');
  expect(asked).toEqual([
    {
      action: 'pay',
      card: {
        number: '4242 4242 4242 4242',
        expiry: '12 / 34',
        cvc: '123',
        name: 'Test Visitor',
      },
    },
  ]);
});

test('PAY-09 whom the server lets pay nothing here is told why', async () => {
  const message = 'Only who began this payment can pay it.';
  answer = () => Response.json({ error: { code: 'forbidden', message } }, { status: 403 });
  await press('Use 4242');
  await press('Pay $12,000');
  expect(document.body.textContent).toContain(message);
});

test('PAY-05 a number that is no test card never leaves the page', async () => {
  await press('Use 4242');
  await type('number', '5555 5555 5555 4444');
  await press('Pay $12,000');
  expect(problems()).toEqual([useTestCard]);
  expect(document.activeElement).toBe(input('number'));
  expect(asked).toEqual([]);
});

test('PAY-05 a browser is told to keep nothing of a card', () => {
  const fields = [...document.querySelectorAll('input')];
  expect(fields.map(({ name }) => name)).toEqual(['number', 'expiry', 'cvc', 'name']);
  for (const field of fields) expect(field.autocomplete).toBe('off');
});

test('PAY-05 a declined card says why, stays, and can be replaced', async () => {
  await press('Use 4000 0000 0000 0002');
  await press('Pay $12,000');
  expect(problems()[0]).toContain('declined');
  expect(input('number')?.value).toBe('4000 0000 0000 0002');
  await press('Use 4242');
  expect(problems()).toEqual([]);
});

test('PAY-05 a server that fails keeps what was typed', async () => {
  answer = () => new Response('', { status: 500 });
  await press('Use 4242');
  await press('Pay $12,000');
  expect(problems()).toEqual(['Something failed on our side. Please try again.']);
  expect(input('number')?.value).toBe('4242 4242 4242 4242');
});

test('PAY-05 a checkout that expired meanwhile is shown as it is', async () => {
  answer = () => Response.json({ problem: 'expired' });
  await press('Use 4242');
  await press('Pay $12,000');
  expect(onExpired).toHaveBeenCalledOnce();
});

test('PAY-08 the way back is a plain link to where it was begun', () => {
  const link = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Cancel and go back',
  );
  expect(link?.getAttribute('href')).toBe(sampleCheckout.cancel_url);
});
