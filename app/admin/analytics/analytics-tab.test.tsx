// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { lastDays } from '#domain/analytics/fill-days.ts';
import { steps } from '#domain/wizard/draft/steps.ts';
import { AnalyticsTab } from './analytics-tab.tsx';

let root: Root;
const asked: string[] = [];
let answer: (days: number) => Response;

const perDay = (days: number, last: number) =>
  lastDays(days, new Date('2026-11-22T12:00:00Z')).map((day, index) => ({
    day,
    count: index === days - 1 ? last : 0,
  }));
function figuresOf(days: number, more: Partial<AdminAnalytics> = {}): AdminAnalytics {
  const none = perDay(days, 0);
  return {
    days,
    visits: null,
    packages: none,
    projects: none,
    generations: [],
    models: null,
    generationsPerDay: none,
    payments: none.map((day) => ({ ...day, cents: 0, netCents: 0 })),
    testPayments: false,
    ...more,
  };
}
const visitsOf = (days: number, views: number): AdminAnalytics['visits'] => ({
  since: '2026-11-21',
  visitors: perDay(days, Math.ceil(views / 2)),
  views: perDay(days, views),
  pages: views ? [{ path: '/director/:id', count: views }] : [],
  funnel: steps.map(({ id, heading }) => ({ step: id, title: heading, count: views ? 1 : 0 })),
});

const text = () => document.body.textContent ?? '';
const press = (name: string) =>
  act(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('button, input')];
    const label = (one: HTMLElement) => one.closest('label')?.textContent ?? one.textContent;
    all.find((one) => label(one) === name)?.click();
  });

async function open(address = '/') {
  const Stub = createRoutesStub([{ path: '/', Component: AnalyticsTab }]);
  await act(async () => root.render(<Stub initialEntries={[address]} />));
  await act(async () => {});
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      asked.push(address);
      return answer(Number(new URL(address, 'http://x').searchParams.get('days')));
    }),
  );
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test("ADM-06 site visitors are 'N/A' while visits are not counted, and it is said how to", async () => {
  answer = (days) => Response.json(figuresOf(days));
  await open();
  expect(document.querySelector('dl')?.textContent).toContain('Site visitorsN/A');
  expect(text()).toContain('Set ANALYTICS=built-in');
  expect(text()).not.toContain('No visits yet');
  expect(text()).toContain('No payments in these 30 days.');
});

test('ADM-06 nobody has been there yet', async () => {
  answer = (days) => Response.json(figuresOf(days, { visits: visitsOf(days, 0) }));
  await open();
  expect(text()).toContain('No visits yet');
  expect(document.querySelector('dl')?.textContent).toContain('Site visitors0');
});

test('ADM-06 figures in words, by a slider, and as a table; another period is asked for', async () => {
  answer = (days) => Response.json(figuresOf(days, { visits: visitsOf(days, 5) }));
  await open();
  expect(document.querySelector('dl')?.textContent).toContain('Site visitors3');
  expect(text()).toContain('3 visitors, all on Nov 22.');
  const slider = document.querySelector('[type=range]');
  expect(slider?.getAttribute('aria-valuetext')).toBe('Nov 22: Visitors 3, Page views 5');
  expect(document.querySelector('table')).toBeNull();
  await press('Show as table: Visitors and page views');
  const rows = [...document.querySelectorAll('tr')].map((row) => row.textContent);
  expect(rows.slice(0, 4)).toEqual([
    'DayVisitorsPage views',
    'Nov 2235',
    'Nov 2100',
    'Nov 20N/AN/A',
  ]);
  await press('A year');
  expect(asked).toEqual(['/api/admin/analytics?days=30', '/api/admin/analytics?days=365']);
  await press('Show as table: Visitors and page views');
  expect(document.querySelector('tr')?.textContent).toBe('WeekVisitorsPage views');
});

test('ADM-06 a failure says so, and is tried again', async () => {
  answer = () => new Response('', { status: 500 });
  await open();
  expect(text()).toContain('The figures could not be read.');
  answer = (days) => Response.json(figuresOf(days));
  await press('Retry');
  expect(text()).toContain('Packages sent');
});

test.each([
  ['/?tab=analytics&days=365', 365],
  ['/?tab=analytics&days=8', 30],
  ['/?tab=analytics', 30],
])('ADM-06 the address %s shows %i days', async (address, days) => {
  answer = (asked) => Response.json(figuresOf(asked));
  await open(address);
  expect(asked).toEqual([`/api/admin/analytics?days=${days}`]);
});
