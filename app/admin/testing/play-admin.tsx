// Shows the admin's pages behind their guard, with a server that is played and news on demand.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { LiveTopic } from '#domain/live/channels.ts';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import Admin from '../admin.tsx';
import Audit from '../audit/audit.tsx';
import Failures from '../failures/failures.tsx';
import AdminGuardLayout from '../guard.tsx';
import Orders from '../sales/orders.tsx';
import Subscriptions from '../sales/subscriptions.tsx';
import Users from '../users/users.tsx';
import Webhooks from '../webhooks/webhooks.tsx';

const { listeners } = vi.hoisted(() => ({ listeners: new Set<(topic: LiveTopic) => void>() }));
vi.mock('../../live/use-live.ts', async () => {
  const { useEffect, useEffectEvent } = await import('react');
  const useLive = (_: string, onChange: (topic: LiveTopic) => void) => {
    const tell = useEffectEvent(onChange);
    useEffect(() => {
      const hear = (topic: LiveTopic) => tell(topic);
      listeners.add(hear);
      return () => void listeners.delete(hear);
    }, []);
    return 'live';
  };
  return { useLive };
});

type Answer = { status: number; body?: unknown };
type Played = Record<string, Answer | ((url: URL) => Answer | Promise<Answer>)>;

let root: Root;
export let router: ReturnType<typeof createMemoryRouter>;
/** What was asked of the server, in order: `GET /api/admin/stats`. */
export const asked: string[] = [];
/** What the server answers by method and path; what is not here fails. */
export let played: Played = {};

export const ok = (body: unknown): Answer => ({ status: 200, body });

export async function showAdmin(path: string, answers: Played): Promise<void> {
  played = { 'POST /api/rpc/has_role': ok(true), ...answers };
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://house.test');
    asked.push(`${init.method ?? 'GET'} ${url.pathname}${url.search}`);
    const answer = played[`${init.method ?? 'GET'} ${url.pathname}`] ?? { status: 500 };
    const { status, body } = await (typeof answer === 'function' ? answer(url) : answer);
    return new Response(status === 204 ? null : JSON.stringify(body ?? {}), { status });
  });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  const viewer = { id: 'u-ada', email: 'ada@house.example', roles: ['admin'] };
  router = createMemoryRouter(
    [
      {
        id: 'root',
        path: '/admin',
        loader: () => ({ viewer }),
        element: (
          <ToastProvider>
            <AdminGuardLayout loaderData={{ keepsMail: true }} />
          </ToastProvider>
        ),
        children: [
          { index: true, Component: Admin },
          { path: 'orders', Component: Orders },
          { path: 'subscriptions', Component: Subscriptions },
          { path: 'users', Component: Users },
          { path: 'failures', Component: Failures },
          { path: 'audit', Component: Audit },
          { path: 'webhooks', Component: Webhooks },
        ],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { root: { viewer } } } },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
  await pass(0);
}

export async function hideAdmin(): Promise<void> {
  await act(async () => root.unmount());
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Something happened in the house. */
export async function happen(topic: LiveTopic): Promise<void> {
  await act(async () => {
    for (const tell of listeners) tell(topic);
  });
  await pass(250);
}

export const text = () => document.querySelector('main')?.textContent ?? '';
export const address = () => router.state.location.pathname + router.state.location.search;
export const rowsOf = (table: string) =>
  [...document.querySelectorAll(`[aria-label="${table}"] tbody tr`)].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
export async function press(name: string): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>('button, a')];
  const found = all.find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
  );
  if (!found) throw new Error(`Nothing is called “${name}” in: ${text()}`);
  found.focus();
  await act(async () => found.click());
  await pass(0);
}
export async function choose(field: string, value: string): Promise<void> {
  const control = document.querySelector<HTMLInputElement>(field);
  if (!control) throw new Error(`There is no ${field}`);
  const prototype = Object.getPrototypeOf(control) as object;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    const kind = control.tagName === 'SELECT' ? 'change' : 'input';
    control.dispatchEvent(new Event(kind, { bubbles: true }));
  });
  await pass(300);
}
