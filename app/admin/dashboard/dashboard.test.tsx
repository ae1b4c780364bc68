// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  address,
  asked,
  choose,
  happen,
  hideAdmin,
  ok,
  pass,
  played,
  press,
  router,
  rowsOf,
  showAdmin,
  text,
} from '../testing/play-admin.tsx';

const table = 'Projects table';
const figures = {
  total: 128,
  pipeline: 128,
  greenlit: 0,
  directors: 24,
  tracksPayments: false,
  failures: 0,
};
const bread = {
  kind: 'submission',
  id: 's1',
  name: 'Slow Bread',
  client: 'Guest User (hello)',
  product_name: null,
  status: 'pipeline',
  created_at: '2026-11-19T12:00:00.000Z',
};
const shift = {
  kind: 'project',
  id: 'p1',
  name: 'Wake the night shift',
  client: 'June Alderwick',
  product_name: 'Nightjar Cold Brew',
  status: 'greenlit',
  created_at: '2026-11-20T12:00:00.000Z',
  lead: {
    budget: 'Under $25k ($12,000)',
    timeline: 'As soon as possible',
    director: 'Ann',
    stage: 'quoted',
    assignee: { id: 'a1', name: 'June House', email: 'house@nightjar.example' },
    notes: 2,
  },
};
const details = {
  ...bread,
  contact: { name: '', email: 'hello@bread.example', company: '', phone: '', isMember: false },
  facts: [{ label: 'Platform', value: 'TikTok' }],
  creative_brief: 'Sell more rye.',
  script: 'One.',
  storyboard_frames: [],
  director: null,
  payments: [],
  mails: [],
};
const listed = (rows: object[], total = rows.length, nextCursor: string | null = null) =>
  ok({ rows, total, nextCursor });
const open = (path = '/admin', answers = {}) =>
  showAdmin(path, {
    'GET /api/admin/stats': ok(figures),
    'GET /api/admin/projects': listed([shift, bread]),
    'GET /api/admin/assignees': ok({ assignees: [] }),
    ...answers,
  });
const names = () =>
  rowsOf(table).map(([, name = '']) => name.replace(/(Project|Submission)( · .*)?$/, ''));
const newest = { ...shift, id: 'p2', name: 'Just now', created_at: '2026-11-22T12:00:00.000Z' };
const scrollTo = (top: number) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

afterEach(hideAdmin);

test.each([
  [{}, ['Equals the total', 'Payment tracking needed']],
  [
    { pipeline: 127, greenlit: 1, tracksPayments: true },
    ['Not yet approved and paid', 'Approved and paid'],
  ],
  [{ greenlit: 1 }, ['By test payments. Payment tracking needed']],
])('ADM-02 ADM-04 the cards with %j say %j', async (change, notes) => {
  await open('/admin', { 'GET /api/admin/stats': ok({ ...figures, ...change, failures: 3 }) });
  const cards = document.querySelector('.admin-stats')?.textContent;
  for (const part of ['Total Projects', 'Creative Directors', 'In the directory', ...notes]) {
    expect(cards).toContain(part);
  }
  expect(text()).toContain('Failures3 waiting');
  expect(text()).toContain('Mailbox');
});

test('ADM-02 three tabs, each with an address that Back leaves again', async () => {
  await open();
  const names = [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent);
  expect(names).toEqual(['Projects', 'Creative Directors', 'Analytics']);
  await press('Analytics');
  expect(address()).toBe('/admin?tab=analytics');
  await act(() => router.navigate(-1));
  expect(rowsOf(table)).toHaveLength(2);
});

test('ADM-03 rows say what is known, and open the details at an address', async () => {
  await open('/admin', { 'GET /api/admin/projects/submission/s1': ok(details) });
  expect(rowsOf(table)).toEqual([
    [
      'Select',
      'Wake the night shiftProject · Nightjar Cold Brew',
      'June Alderwick',
      'Under $25k ($12,000)As soon as possible',
      'Ann',
      'Bid sent2 notes',
      'June House',
      'Nov 20, 2026',
      'Greenlit',
    ],
    [
      'Select',
      'Slow BreadSubmission',
      'Guest User (hello)',
      'N/A',
      'None',
      'New',
      'Nobody',
      'Nov 19, 2026',
      'Pipeline',
    ],
  ]);
  await press('Slow Bread');
  expect(address()).toBe('/admin?project=submission%3As1');
  const dialog = document.querySelector('dialog');
  for (const part of [
    'Project Details',
    'Sell more rye.',
    'Guest',
    'TikTok',
    'Guest User (hello)',
  ]) {
    expect(dialog?.textContent).toContain(part);
  }
  expect(dialog?.querySelector('a')?.getAttribute('href')).toBe('mailto:hello@bread.example');
  await press('Close');
  expect(address()).toBe('/admin');
});

test('ADM-07 a search is asked for after a pause and survives a failure', async () => {
  await open();
  played['GET /api/admin/projects'] = { status: 500 };
  await choose('input[type="search"]', '100% rye');
  expect(asked.at(-1)).toBe('GET /api/admin/projects?q=100%25+rye');
  expect(address()).toBe('/admin?q=100%25+rye');
  expect(text()).toContain('The projects could not be read.');
  expect(document.querySelector<HTMLInputElement>('input[type="search"]')?.value).toBe('100% rye');
  played['GET /api/admin/projects'] = listed([]);
  await press('Retry');
  expect(text()).toContain('Nothing found');
  await choose('select[name="status"]', 'greenlit');
  expect(asked.at(-1)).toBe('GET /api/admin/projects?q=100%25+rye&status=greenlit');
  await press('Clear the search');
  expect(address()).toBe('/admin');
  const before = asked.length;
  await choose('input[type="search"]', 'x'.repeat(201));
  expect(text()).toContain('Please keep this to 200 characters.');
  expect(asked).toHaveLength(before);
});

test('ADM-07 more rows follow by the cursor', async () => {
  await open('/admin', {
    'GET /api/admin/projects': ({ searchParams }: URL) =>
      searchParams.get('cursor') === 'next' ? listed([bread], 2) : listed([shift], 2, 'next'),
  });
  expect(text()).toContain('1 of 2');
  await press('Show more');
  expect(names()).toEqual(['Wake the night shift', 'Slow Bread']);
  expect(text()).toContain('2 in all');
});

test('FN-02 news come on top, or wait while something further down is read', async () => {
  await open();
  played['GET /api/admin/projects'] = listed([newest, { ...shift, name: 'Renamed' }, bread]);
  scrollTo(-300);
  await happen('submissions');
  expect(names()).toEqual(['Renamed', 'Slow Bread']);
  await press('1 new');
  expect(names()).toEqual(['Just now', 'Renamed', 'Slow Bread']);
  scrollTo(400);
  played['GET /api/admin/projects'] = listed([{ ...newest, id: 'p3' }, newest, shift, bread]);
  played['GET /api/admin/stats'] = ok({ ...figures, total: 131 });
  await happen('projects');
  expect(rowsOf(table)).toHaveLength(4);
  expect(text()).toContain('131');
});

test('ADM-01 whose role is taken away stands before the guard', async () => {
  await open();
  expect(text()).toContain('Admin Dashboard');
  const body = { error: { code: 'forbidden', message: "You don't have admin permissions" } };
  played['GET /api/admin/stats'] = { status: 403, body };
  await happen('mails');
  await pass(0);
  expect(text()).toContain('Access Denied');
  expect(text()).not.toContain('June Alderwick');
});

test('FN-02 news that come while the page is first read are read after it, which shows meanwhile', async () => {
  scrollTo(200);
  const reads = () => asked.filter((one) => /^GET \/api\/admin\/(stats|projects)/.test(one));
  const slow: (() => void)[] = [];
  const late = (body: object) => () =>
    new Promise<ReturnType<typeof ok>>((resolve) => slow.push(() => resolve(ok(body))));
  await open('/admin', {
    'GET /api/admin/stats': late({ ...figures, total: 1 }),
    'GET /api/admin/projects': late({ rows: [bread], total: 1, nextCursor: null }),
  });
  await happen('projects');
  expect(reads()).toHaveLength(2);
  played['GET /api/admin/stats'] = ok(figures);
  played['GET /api/admin/projects'] = listed([newest, bread]);
  for (const answer of slow) answer();
  await pass(0);
  expect(names()).toEqual(['Just now', 'Slow Bread']);
  expect(text()).toContain('128');
  expect(reads()).toHaveLength(4);
});
