// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../ui/overlays/toast.tsx';
import AdminGuardLayout from './guard.tsx';

const viewer = { id: 'u-june', email: 'june@nightjar.example', roles: [] };
let root: Root;
let answer: (signal: AbortSignal) => Promise<Response>;

const text = () => document.querySelector('main')?.textContent ?? '';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) =>
  act(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('main button, main a')];
    all.find((one) => one.textContent === name)?.click();
  });

async function open(user: typeof viewer | null, path = '/') {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ viewer: user }),
      HydrateFallback: () => null,
      Component: () => (
        <ToastProvider>
          <AdminGuardLayout />
        </ToastProvider>
      ),
      children: [{ index: true, Component: () => <h1>Behind the guard</h1> }],
    },
  ]);
  await act(async () => root.render(<Stub initialEntries={[path]} />));
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'fetch',
    vi.fn((_, init: RequestInit) => answer(init.signal as AbortSignal)),
  );
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), ms);
    return stop.signal;
  });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );

test('ADM-01 loading with a log, then denied after 3 s without an answer, and tried again', async () => {
  answer = never;
  await open(viewer);
  expect(text()).toContain('Loading Admin Panel...');
  await pass(2_900);
  expect(text()).toContain('Loading Admin Panel...');
  await pass(200);
  expect(text()).toContain('Access Denied');
  expect(text()).toContain("You don't have admin permissions");
  expect(text()).toContain('did not answer within 3 seconds');
  expect(text()).not.toContain(viewer.email);
  expect(text()).not.toContain(viewer.id);
  answer = async () => Response.json(true);
  await press('Retry');
  await pass(0);
  expect(text()).toContain('Behind the guard');
  expect(document.activeElement?.textContent).toBe('Behind the guard');
});

test.each([
  ['no', async () => Response.json(false), false],
  ['a failure', async () => new Response('', { status: 500 }), true],
  ['nonsense', async () => Response.json({ admin: true }), true],
])('ADM-01 %s means no; asked again is what did not say: %s', async (_, given, canRetry) => {
  answer = given;
  await open(viewer);
  await pass(0);
  expect(text()).toContain('Access Denied');
  expect(text()).toContain('Go Home');
  expect(text().includes('Retry')).toBe(canRetry);
  expect(text()).not.toContain('Sign In');
});

test('ADM-01 what is asked again in vain says so where the focus is', async () => {
  answer = async () => new Response('', { status: 500 });
  await open(viewer);
  await press('Retry');
  await pass(0);
  expect(document.activeElement?.textContent).toBe('Access Denied');
});

test('ADM-01 signed out it is denied without asking, and signing in leads back to the address', async () => {
  await open(null, '/?tab=directors&q=rye');
  expect(text()).toContain('Access Denied');
  expect(fetch).not.toHaveBeenCalled();
  const signIn = document.querySelector<HTMLAnchorElement>('main a[href^="/auth"]');
  expect(signIn?.textContent).toBe('Sign In');
  expect(new URL(signIn?.href ?? '').searchParams.get('next')).toBe('/?tab=directors&q=rye');
});
