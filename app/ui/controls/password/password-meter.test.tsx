// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { PasswordMeter } from './password-meter.tsx';

let root: Root;
beforeEach(() => {
  root = emptyPage();
});
afterEach(() => act(() => root.unmount()));

const word = () => document.querySelector('.password-word')?.textContent;

async function type(value: string) {
  const input = document.querySelector('input') as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function untilSaid(strength: string) {
  const end = Date.now() + 20_000;
  while (word() !== `Password strength: ${strength}` && Date.now() < end) {
    await act(() => new Promise<void>((done) => setTimeout(done, 50)));
  }
  expect(word()).toBe(`Password strength: ${strength}`);
}

test('AUTH-02 a new password says how strong it is, politely, and nothing while it is empty', async () => {
  act(() => root.render(<PasswordMeter label="Password" name="password" />));
  expect(word()).toBe('');
  expect(document.querySelector('[aria-live="polite"]')).not.toBeNull();
  await type('password');
  await untilSaid('Very weak');
  await type('violet-harbor-74-kites');
  await untilSaid('Strong');
  await type('');
  expect(word()).toBe('');
});
