// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Toast, ToastProvider, useToast } from './toast.tsx';
import { addToastHost } from './toast-hosts.ts';

let root: Root;
let show: (toast: Toast) => void;
let withdraw: (about: string) => void;
let changeScreen: () => void;

function Grab() {
  ({ show, withdraw, changeScreen } = useToast());
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div><dialog id="modal"></dialog>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  act(() =>
    root.render(
      <ToastProvider>
        <Grab />
      </ToastProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const toasts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const over = (kind: 'pointerover' | 'pointerout') =>
  act(() => {
    document.querySelector('.toast')?.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
  });

test('a toast is announced politely and leaves after 6 s', () => {
  act(() => show({ title: 'Package Sent Successfully!', text: 'Check your inbox.' }));
  expect(document.querySelector('[role=status]')?.textContent).toContain('Check your inbox.');
  wait(5_900);
  expect(toasts()).toHaveLength(1);
  wait(200);
  expect(toasts()).toEqual([]);
});

test('a failure is announced at once', () => {
  act(() => show({ title: 'Generation timeout', tone: 'destructive' }));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Generation timeout');
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});

test('news about the same takes the place of what was said before', () => {
  act(() => show({ title: 'Script copied' }));
  act(() => show({ title: 'Payment Processing', about: 'payment' }));
  act(() => show({ title: 'Greenlit', about: 'payment' }));
  expect(toasts()).toEqual(['Script copied', 'Greenlit']);
});

test('what is no longer so is withdrawn, and the rest stays', () => {
  act(() => show({ title: 'Script copied' }));
  act(() => show({ title: 'Email Required', tone: 'destructive', about: 'package' }));
  act(() => withdraw('package'));
  expect(toasts()).toEqual(['Script copied']);
});

test('what works now takes the failure before it away, and a failure leaves the news', () => {
  act(() => show({ title: 'Email Required', tone: 'destructive' }));
  act(() => show({ title: 'Package Sent Successfully!' }));
  expect(toasts()).toEqual(['Package Sent Successfully!']);
  act(() => show({ title: 'Script not copied', tone: 'destructive' }));
  expect(toasts()).toEqual(['Package Sent Successfully!', 'Script not copied']);
});

test('the clock stands while the pointer is on it, and goes on where it stopped', () => {
  act(() => show({ title: 'Hold', durationMs: 2_000 }));
  wait(1_500);
  over('pointerover');
  wait(10_000);
  expect(toasts()).toHaveLength(1);
  over('pointerout');
  wait(400);
  expect(toasts()).toHaveLength(1);
  wait(200);
  expect(toasts()).toEqual([]);
});

test('the clock stands while the focus is in it', () => {
  act(() => show({ title: 'Hold', durationMs: 1_000 }));
  act(() => document.querySelector<HTMLButtonElement>('.toast button')?.focus());
  wait(5_000);
  expect(toasts()).toHaveLength(1);
});

test('the cross dismisses it', () => {
  act(() => show({ title: 'Away' }));
  act(() => document.querySelector<HTMLButtonElement>('[aria-label=Dismiss]')?.click());
  expect(toasts()).toEqual([]);
});

test('WIZ-23 the same said again stands once, and a toast may lead on', () => {
  for (let time = 0; time < 3; time += 1)
    act(() => show({ title: 'Sign In Failed', text: 'Wrong password.', tone: 'destructive' }));
  expect(toasts()).toHaveLength(1);
  act(() => show({ title: 'Sent', link: { label: 'Read it here', href: '/mailbox' } }));
  expect(document.querySelector('.toast a')?.getAttribute('href')).toBe('/mailbox');
});

test('at most three stand at once, the newest stay', () => {
  for (const title of ['1', '2', '3', '4']) act(() => show({ title }));
  expect(toasts()).toEqual(['2', '3', '4']);
});

test('toasts show inside an open modal, for nothing else can be reached', () => {
  const modal = document.getElementById('modal') as HTMLElement;
  let remove = () => {};
  act(() => {
    remove = addToastHost(modal);
  });
  act(() => show({ title: 'Inside' }));
  expect(modal.textContent).toContain('Inside');
  act(() => remove());
  expect(modal.textContent).toBe('');
  expect(toasts()).toEqual(['Inside']);
});

test('what a screen said goes with it; what was said while it gave way stays', () => {
  act(() => show({ title: 'Script copied' }));
  wait(1_500);
  act(() => show({ title: 'Package Sent Successfully!' }));
  act(() => changeScreen());
  expect(toasts()).toEqual([expect.stringContaining('Package Sent')]);
});
