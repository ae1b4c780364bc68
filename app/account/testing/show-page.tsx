// Draws parts of the account page in a test and answers what they ask the server.
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, vi } from 'vitest';
import '#app/session/session-keeper.ts'; // loaded before signing out asks for it
import { ToastProvider } from '#app/ui/overlays/toast.tsx';

type Asked = { request: string; body: unknown };
let root: Root | undefined;
let answers: Record<string, () => Response | Promise<Response>> = {};
/** What was asked, as in `POST /api/auth/change-email`. */
export let asked: Asked[] = [];

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers });

/** An answer as /api/auth/* gives it. */
export const refusal = (code: string, status = 400, reasons?: string[]) =>
  json({ code, message: code, error: { code, message: code, reasons } }, status);

/** What each request gets from now on; a function is asked each time. */
export function answerWith(next: typeof answers): void {
  answers = next;
}

export async function showPage(page: ReactNode, path = '/account'): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = `${method} ${address}`;
    asked.push({ request, body: body ? JSON.parse(String(body)) : null });
    const answer = answers[request];
    if (!answer) throw new TypeError(`Nobody answers ${request}.`);
    return answer();
  });
  asked = [];
  act(() => root?.unmount());
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  const shown = <ToastProvider>{page}</ToastProvider>;
  const home = { path: '/', element: <ToastProvider>Home</ToastProvider> };
  const router = createMemoryRouter([{ path: '/account', element: shown }, home], {
    initialEntries: [path],
  });
  await act(async () => root?.render(<RouterProvider router={router} />));
}

export function clearPage(): void {
  act(() => root?.unmount());
  root = undefined;
  sessionStorage.clear();
  answers = {};
  vi.unstubAllGlobals();
}

export const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector);
export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim());
/** The input of that name. */
export const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

export async function type(name: string, text: string): Promise<void> {
  const input = field(name);
  setValue?.call(input, text);
  await act(async () => {
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

/** Presses the first button inside `within` whose label begins so. */
export async function press(label: string, within = 'body'): Promise<void> {
  const all = [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)];
  const button = all.find((one) => one.textContent?.replace(/\s+/g, ' ').trim().startsWith(label));
  if (!button) throw new Error(`There is no button '${label}'.`);
  await act(async () => button.click());
}

export const untilShown = (words: string) =>
  vi.waitFor(async () => {
    await act(async () => {}); // what came meanwhile is drawn
    expect(document.body.textContent).toContain(words);
  }, 60_000);
