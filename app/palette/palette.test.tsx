// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { setSession } from '#app/session/session-store.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { PaletteKey } from './palette-key.tsx';
import { matchingPlaces, placesFor } from './places.ts';

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
const asked: string[] = [];
const project = {
  id: 'p1',
  user_id: 'u',
  project_name: 'The light at five',
  product_name: 'Crumb',
  creative_brief: '',
  script: '',
  form_data: {},
  storyboard_frames: [],
  status: 'pipeline',
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
};
const lead = {
  kind: 'submission',
  id: 's1',
  name: 'Slow Bread',
  client: 'Guest User (hello)',
  product_name: null,
  status: 'pipeline',
  created_at: '2026-11-20T12:00:00.000Z',
};

const order = {
  id: 'o1',
  number: 1004,
  client: 'June Alderwick',
  email: 'june@nightjar.example',
  cents: 1_200_000,
  test: false,
  created_at: '2026-11-20T12:00:00.000Z',
  transaction: null,
  product_name: 'Video Production - Nightjar',
  is_deposit: false,
  state: 'paid',
  paid_cents: 1_200_000,
  refunded_cents: 0,
  paid_at: null,
  subject: null,
};

const settle = (ms = 0) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, ms));
  });

async function show(roles: 'admin'[] | null): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const rows = (all: object[]) => ({ rows: all, total: all.length, nextCursor: null });
    if (path.startsWith('/api/admin/orders')) return Response.json(rows([order]));
    if (path.startsWith('/api/admin/subscriptions')) return Response.json(rows([]));
    return Response.json(
      path.startsWith('/api/admin') ? rows([lead]) : { projects: [project], nextCursor: null },
    );
  });
  const user = {
    id: 'u',
    email: 'u@x.example',
    email_verified: true,
    full_name: 'U',
    two_factor_enabled: false,
    roles: roles ?? [],
  };
  if (roles) setSession({ status: 'signed-in', user }, 'signed-in');
  else setSession({ status: 'signed-out', user: null }, 'initial-session');
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  const element = (
    <ToastProvider>
      <button type="button">Before</button>
      <PaletteKey />
    </ToastProvider>
  );
  router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/start'] });
  await act(async () => root.render(<RouterProvider router={router} />));
  document.querySelector('button')?.focus();
}
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  asked.length = 0;
  setSession({ status: 'loading', user: null }, 'initial-session');
});

const key = async (name: string, init: KeyboardEventInit = {}) => {
  const target = document.activeElement ?? document.body;
  await act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...init }));
  });
  await settle();
};
const input = () => document.querySelector<HTMLInputElement>('[role=combobox]');
const options = () =>
  [...document.querySelectorAll('[role=option] > span')].map((one) => one.textContent);
const selected = () => document.querySelector('[aria-selected=true] > span')?.textContent;
async function type(value: string): Promise<void> {
  await act(async () => {
    const field = input() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle(250);
}

test('HOUSE-12 it opens for members by ⌘K and Ctrl K, and not for visitors', async () => {
  await show(null);
  await key('k', { metaKey: true });
  expect(input()).toBeNull();
  await act(async () => root.unmount());
  await show([]);
  await key('k', { ctrlKey: true });
  expect(document.activeElement).toBe(input());
  expect(options()).toEqual([
    'My Projects',
    'Creative Directors',
    'Account',
    'Start page',
    'The light at five',
  ]);
  await key('k', { ctrlKey: true });
  expect(input()).toBeNull();
});

test('HOUSE-12 the arrows move, the field says where one is, and Enter goes there', async () => {
  await show([]);
  await key('k', { metaKey: true });
  await key('ArrowDown');
  expect(selected()).toBe('Creative Directors');
  const active = input()?.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.getAttribute('aria-selected')).toBe('true');
  await key('ArrowUp');
  await key('ArrowUp');
  expect(selected()).toBe('The light at five');
  await type('crumb');
  expect(options()).toEqual(['The light at five']);
  await key('Enter');
  expect(router.state.location.pathname).toBe('/projects/p1');
  expect(input()).toBeNull();
});

test('HOUSE-12 what is not found says so, and goes nowhere', async () => {
  await show([]);
  await key('k', { metaKey: true });
  await type('zzz');
  expect(options()).toEqual([]);
  expect(input()?.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('.palette')?.textContent).toContain('Nothing of that name.');
  await key('Enter');
  expect(router.state.location.pathname).toBe('/start');
});

test('HOUSE-12 an administrator finds the house’s pages and leads, a member does not', async () => {
  await show(['admin']);
  await key('k', { metaKey: true });
  await type('bread');
  expect(options()).toEqual(['Slow Bread, Guest User (hello)']);
  await key('Enter');
  expect(router.state.location.search).toBe('?project=submission:s1');
  await act(async () => root.unmount());
  asked.length = 0;
  await show([]);
  await key('k', { metaKey: true });
  await type('bread');
  expect(options()).toEqual([]);
  expect(asked.some((path) => path.startsWith('/api/admin'))).toBe(false);
});

test('HOUSE-12 a number leads to what bears it, and to nothing where none does', async () => {
  await show(['admin']);
  await key('k', { metaKey: true });
  await type('AB-9999');
  expect(options().filter((one) => one?.includes('AB-'))).toEqual([]);
  await type('AB-1004');
  expect(options()[0]).toBe('Order AB-1004, June Alderwick');
  await key('Enter');
  expect(router.state.location.search).toBe('?order=o1');
});

test('HOUSE-12 every word that is typed has to begin a word of the place', () => {
  const found = (typed: string) => matchingPlaces(placesFor(true), typed).map(({ to }) => to);
  expect(found('ADM ord')).toEqual(['/admin/orders']);
  expect(found('refund')).toEqual(['/admin/orders']);
  expect(found('rders')).toEqual([]);
  expect(matchingPlaces(placesFor(false), 'admin')).toEqual([]);
});
