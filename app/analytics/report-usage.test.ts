// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportRoute, reportStep } from '../usage-events.ts';

let sent: Promise<unknown>[];
let listeners: AbortController;
const reports = async () => (await Promise.all(sent)) as object[];

// The script stays for as long as its page, and here many pages share one window.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  sent = [];
  listeners = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(((kind: string, heard: EventListener) =>
    listen(kind, heard, { signal: listeners.signal })) as typeof window.addEventListener);
  vi.stubGlobal('addEventListener', window.addEventListener);
  navigator.sendBeacon = vi.fn((_, body) => {
    sent.push((body as Blob).text().then(JSON.parse));
    return true;
  });
});
afterEach(() => {
  listeners.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function load(address: string): Promise<void> {
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('./report-usage.ts');
}
const go = (address: string) => {
  history.pushState(null, '', address);
  reportRoute();
  vi.runAllTimers();
};
const arrive = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('NAV-02 a page reports its first view by itself, when idle, and once', async () => {
  await load('/director/7b0c?utm_source=newsletter&email=june@nightjar.example');
  expect(sent).toHaveLength(0);
  vi.runAllTimers();
  reportRoute(); // the application starts, on the same page
  arrive(false);
  vi.runAllTimers();
  expect(await reports()).toEqual([{ path: '/director/:id', query: 'utm_source=newsletter' }]);
});

test('NAV-02 every route change is reported, words typed into a search are not', async () => {
  await load('/creative-directors');
  go('/creative-directors?q=j');
  go('/creative-directors?q=ju#top');
  go('/director/a');
  go('/director/b');
  go('/admin?tab=analytics');
  expect(await reports()).toEqual([
    { path: '/creative-directors', query: '' },
    { path: '/director/:id', query: '' },
    { path: '/director/:id', query: '' },
    { path: '/admin', query: 'tab=analytics' },
  ]);
});

test('NAV-02 a page that Back finds as it was left is a view', async () => {
  await load('/terms');
  arrive(true);
  vi.runAllTimers();
  expect(await reports()).toHaveLength(2);
});

test('NAV-02 a page left at once is reported as it is left', async () => {
  await load('/terms');
  dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(await reports()).toHaveLength(1);
});

test('NAV-02 a page made ahead is reported when it is looked at', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await load('/terms');
  vi.runAllTimers();
  expect(sent).toHaveLength(0);
  document.dispatchEvent(new Event('prerenderingchange'));
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
  Reflect.deleteProperty(document, 'prerendering');
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('NAV-02 a visitor whose browser says %s is not reported', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  await load('/terms');
  go('/privacy');
  reportStep('details');
  vi.runAllTimers();
  expect(sent).toHaveLength(0);
  Reflect.deleteProperty(navigator, name);
});

test('NAV-02 a step of the wizard is reported by its id', async () => {
  await load('/');
  reportStep('details');
  vi.runAllTimers();
  expect(await reports()).toEqual([{ path: '/', query: '' }, { step: 'details' }]);
});

test('NAV-02 without a beacon it asks to be sent on, and nobody hears of a failure', async () => {
  vi.mocked(navigator.sendBeacon).mockReturnValue(false);
  const fetch = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetch);
  await load('/terms');
  vi.runAllTimers();
  expect(fetch).toHaveBeenCalledWith(
    '/api/page-views',
    expect.objectContaining({ keepalive: true }),
  );
});
