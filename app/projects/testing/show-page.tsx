// Puts a screen of the projects into a page with addresses, toasts and a server that is played.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { vi } from 'vitest';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

let root: Root;
let isServed = false;

export type Answer = { status: number; body?: unknown };
export type Asked = { path: string; method: string; body: unknown };
/** What was asked of the server, in order. */
export const asked: Asked[] = [];

/** Shows `screen` at `path`; every other address shows itself. */
export async function showPage(screen: ReactNode, path: string, reread = () => {}): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  if (!isServed) serve({ status: 500 });
  // No picture is fetched here, and none has failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  const [pathname = ''] = path.split(/[?#]/);
  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: pathname,
        element: <ToastProvider>{screen}</ToastProvider>,
        loader() {
          reread();
          return null;
        },
      },
      {
        path: '*',
        element: (
          <ToastProvider>
            <Elsewhere />
          </ToastProvider>
        ),
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { page: null } } },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p id="elsewhere">{pathname + search}</p>;
}

export function hidePage(): void {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  sessionStorage.clear();
  asked.length = 0;
  isServed = false;
  Object.assign(aside, nothingAside);
}

/** What pages ask for beside what a test is about; answered apart, and not noted. */
export const aside: Record<string, unknown> = {};
/** What the account has paid: nothing but the subscription that is named. */
export function accountPaying(subscription: object | null = null) {
  const nothing = { test: true, payments: [], invoices: [], trial_used: false, portal: false };
  return { ...nothing, subscription };
}
const nothingAside = {
  '/api/archived-projects': { projects: [] },
  '/deletion': { payments: [] },
  '/api/payments/standing': { standing: 'none' },
  '/api/account/payments': accountPaying(),
};
Object.assign(aside, nothingAside);
const asideOf = (path: string) =>
  Object.keys(aside).find((end) => path.split('?')[0]?.endsWith(end));

/** Answers requests in turn; the last answer stands for all that follow. */
export function serve(...answers: Answer[]): void {
  isServed = true;
  const left = [...answers];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const known = asideOf(path);
    if (known) return new Response(JSON.stringify(aside[known]));
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ path, method: init.method ?? 'GET', body });
    const next = (left.length > 1 ? left.shift() : left[0]) ?? { status: 500 };
    return new Response(next.status === 204 ? null : JSON.stringify(next.body ?? {}), {
      status: next.status,
    });
  });
}

export const text = () => document.body.textContent ?? '';
export const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T;
const named = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a, label.chip')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === label,
  );
export async function press(label: string): Promise<void> {
  const control = named(label);
  if (!control) throw new Error(`Nothing is called “${label}” in: ${text()}`);
  await click(control);
}
export async function click(control: HTMLElement | undefined): Promise<void> {
  await act(async () => control?.click());
  await settled();
}
export async function type(name: string, value: string): Promise<void> {
  const field = find<HTMLInputElement>(`[name="${name}"]`);
  const prototype = Object.getPrototypeOf(field) as object;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
    );
  });
}
/** Presses a key where the focus is. */
export async function key(name: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true });
  await act(async () => document.activeElement?.dispatchEvent(event));
  await settled();
}
/** Lets what is under way come to its end. */
export const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  });
