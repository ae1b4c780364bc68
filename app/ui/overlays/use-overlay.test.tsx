// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from './toast.tsx';
import { useOverlay } from './use-overlay.ts';

let root: Root;
const load = vi.fn<() => Promise<{ default: () => string }>>();
const reload = vi.fn();
const text = () => document.getElementById('root')?.textContent;
const press = () => act(async () => document.querySelector('button')?.click());

function Page() {
  const chat = useOverlay(load, 'chat');
  return (
    <>
      <button type="button" onClick={chat.open} aria-busy={chat.busy}>
        Open
      </button>
      <button type="button" id="close" onClick={() => chat.close()}>
        Close
      </button>
      {chat.Part && chat.isOpen ? <chat.Part /> : null}
    </>
  );
}
async function show() {
  root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () =>
    root.render(
      <ToastProvider>
        <Page />
      </ToastProvider>,
    ),
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('location', { href: '/', reload });
  sessionStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  await show();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('what did not load is loaded with the page on the second press, and opens by itself', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  await press();
  expect(text()).toContain('Check your connection, then press again.');
  expect(reload).not.toHaveBeenCalled();
  await press();
  expect(reload).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  load.mockResolvedValue({ default: () => 'Ask me anything' });
  await show();
  expect(text()).toContain('Ask me anything');
  await act(async () => root.unmount());
  await show();
  expect(text()).not.toContain('Ask me anything');
});

test('without a server the page stays', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  await press();
  await press();
  expect(reload).not.toHaveBeenCalled();
  expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('false');
});

test('what is closed before it has arrived does not open', async () => {
  const arrival = Promise.withResolvers<{ default: () => string }>();
  load.mockReturnValue(arrival.promise);
  await press();
  await act(async () => document.getElementById('close')?.click());
  expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('false');
  await act(async () => arrival.resolve({ default: () => 'Ask me anything' }));
  expect(text()).not.toContain('Ask me anything');
  await press();
  expect(text()).toContain('Ask me anything');
});
