// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lateTab } from './late-tab.tsx';

let root: Root;
const load = vi.fn<() => Promise<() => string>>();
const reload = vi.fn();
const text = () => document.getElementById('root')?.textContent;
const retry = () => act(async () => document.querySelector('button')?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('location', { href: '/admin?tab=directors', reload });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const Tab = lateTab(load);
  await act(async () =>
    root.render(
      <>
        Figures,{' '}
        <Suspense>
          <Tab />
        </Suspense>
      </>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('ADM-02 a tab whose code does not arrive leaves the page around it, and can be tried again', async () => {
  expect(text()).toContain('Figures, This tab could not be loaded.');
  load.mockResolvedValue(() => 'the tab');
  await retry();
  expect(text()).toBe('Figures, the tab');
  expect(reload).not.toHaveBeenCalled();
});

test('ADM-02 what the browser asks for no more comes with the page, once there is a server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  await retry();
  expect(reload).not.toHaveBeenCalled();
  expect(text()).toContain('Retry');
  vi.stubGlobal('fetch', async () => new Response());
  await retry();
  expect(reload).toHaveBeenCalledOnce();
});
