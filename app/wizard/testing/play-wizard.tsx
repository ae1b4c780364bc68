// The wizard with a server, a payment page and other tabs that are played.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub, useLocation } from 'react-router';
import { vi } from 'vitest';
import { setSession } from '#app/session/session-store.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { ranked } from '#domain/wizard/testing/ranked.ts';
import { keepDraft } from '../saving/saved-state.ts';
import Wizard from '../wizard.tsx';

export const url = 'https://pay.example/c/pay/cs_test_a1b2c3d4';
const member = {
  id: 'u1',
  email: 'june@nightjar.example',
  email_verified: true,
  full_name: 'June',
  two_factor_enabled: false,
  roles: [],
};
export const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), init);
const blank = () => ({
  opener: null as unknown,
  closed: false,
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
  close: vi.fn(),
});

export const projectId = '0199a0de-0000-7000-8000-000000000001';
let project: object;
const saveProject = (body: object) => {
  project = { ...project, ...body };
  return json(project);
};

let root: Root;
/** By the last part of the address; anything else fails. */
export let answers: Record<string, (body: object) => Response | Promise<Response>>;
/** Another tab tells of a payment. */
export const hearNews = (data: unknown = 'changed') => {
  for (const hear of subscribers) hear({ data });
};
type Hear = (message: { data: unknown }) => void;
let subscribers: Set<Hear>;
export const asked = vi.fn();
export const opened = vi.fn();
/** What `window.open` gives. */
export let tab: ReturnType<typeof blank>;
/** Whether a production with an invented director can be paid for. */
let samplesPayable = true;
export const takeNoSamples = () => {
  samplesPayable = false;
};
let isBlocked = false;
export const blockPopups = () => {
  isBlocked = true;
};
export function openDesk(): void {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  tab = blank();
  isBlocked = false;
  samplesPayable = true;
  const at = '2026-11-22T12:00:00.000Z';
  project = { id: projectId, user_id: 'u1', status: 'pipeline', created_at: at, updated_at: at };
  asked.mockClear();
  opened.mockClear();
  answers = {
    'match-directors': () => json({ directors: ranked(3), common: ['Works with AI tools'] }),
    'request-production': () => json({ recorded: true }),
    'create-payment': () => json({ url }),
    'create-subscription': () => json({ url }),
    cs_test_a1b2c3d4: () => json({ outcome: 'open', kind: 'order' }),
    standing: () => json({ standing: 'none' }),
    projects: saveProject,
    [projectId]: saveProject,
  };
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const name = address.split(/[?]/)[0]?.split('/').at(-1) ?? '';
    const sent = body ? JSON.parse(body) : undefined;
    asked(name, sent);
    return answers[name]?.(sent) ?? json({}, { status: 500 });
  });
  vi.stubGlobal('open', () => {
    opened();
    return isBlocked ? null : tab;
  });
  subscribers = new Set();
  // The live channel: a line on which nothing is said.
  vi.stubGlobal(
    'WebSocket',
    class {
      static readonly OPEN = 1;
      readyState = 0;
      close() {}
    },
  );
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      #hear?: Hear;
      postMessage() {}
      set onmessage(hear: Hear) {
        this.#hear = hear;
        subscribers.add(hear);
      }
      close() {
        if (this.#hear) subscribers.delete(this.#hear);
      }
    },
  );
  setSession({ status: 'signed-out', user: null }, 'initial-session');
  sessionStorage.clear();
  history.replaceState(null, '');
  begin();
}
function begin() {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
}
export function closeDesk(): void {
  act(() => root.unmount());
  setSession({ status: 'loading', user: null }, 'initial-session');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
/** As a reload does. */
export async function reload(): Promise<void> {
  await leavePage();
  await reopenWizard();
}
/** To a page that nothing is on yet. */
export async function leavePage(): Promise<void> {
  await act(async () => root.unmount());
  begin();
}

function Elsewhere() {
  return <p id="elsewhere">{useLocation().pathname}</p>;
}
export async function openWizard(draft: Draft, brand: object = {}) {
  keepDraft(draft, true);
  await reopenWizard(brand);
}
async function reopenWizard(more: object = {}) {
  const brand = { callUrl: '', demoVideos: [], samplesPayable, ...more };
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <Wizard open onClose={() => {}} />,
    },
    { path: '*', Component: Elsewhere },
  ]);
  await act(async () =>
    root.render(
      <ToastProvider>
        <Page hydrationData={{ loaderData: { root: { brand } } }} />
      </ToastProvider>,
    ),
  );
}
export const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T;
export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const heading = () => find('dialog.wizard h1').textContent;
export const button = (label: string) =>
  all('dialog.wizard button').find((one) => one.textContent?.trim().startsWith(label));
export const click = (element: HTMLElement | undefined) => act(async () => element?.click());
export const wait = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
export const bodiesOf = (name: string) =>
  asked.mock.calls.filter(([one]) => one === name).map(([, b]) => b);
export const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
export const toasts = () => all('.toast').map((one) => one.textContent);

export const signIn = () => setSession({ status: 'signed-in', user: member }, 'signed-in');
