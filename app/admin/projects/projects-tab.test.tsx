// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  address,
  choose,
  happen,
  hideAdmin,
  ok,
  played,
  press,
  rowsOf,
  showAdmin,
  text,
} from '../testing/play-admin.tsx';

const table = 'Projects table';
const row = (id: string, day: number) => ({
  kind: 'submission',
  id,
  name: `Project ${id}`,
  client: 'Guest User (hello)',
  product_name: null,
  status: 'pipeline',
  created_at: `2026-11-${day}T12:00:00.000Z`,
});
const [first, second, third] = [row('a', 20), row('b', 19), row('c', 18)];
const listed = (rows: object[], total = rows.length, nextCursor: string | null = null) =>
  ok({ rows, total, nextCursor });
const figures = { total: 2, pipeline: 2, greenlit: 0, directors: 0, failures: 0 };
const open = (path = '/admin', answers = {}) =>
  showAdmin(path, {
    'GET /api/admin/stats': ok({ ...figures, tracksPayments: false }),
    'GET /api/admin/projects': listed([first, second]),
    'GET /api/admin/failures': ok({ failures: [], total: 0 }),
    'GET /api/admin/directors/syncs': ok({ syncs: [], isReading: false }),
    ...answers,
  });
const focused = () => document.activeElement?.textContent;
const files = () =>
  [...document.querySelectorAll('.admin-exports a')].map((link) => link.textContent);

afterEach(hideAdmin);

test('FN-02 what came is shown where it was put, with the focus on it', async () => {
  await open();
  const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  top.mockReturnValue({ top: -300 } as DOMRect);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  played['GET /api/admin/projects'] = listed([row('new', 21), first, second]);
  await happen('submissions');
  await press('1 new');
  expect(scrolled.mock.contexts[0]).toHaveProperty('className', 'admin-list-state');
  expect(focused()).toBe('Project new');
});

test('ADM-07 at the end of a list the focus goes on from the first row that came', async () => {
  await open('/admin', {
    'GET /api/admin/projects': ({ searchParams }: URL) =>
      searchParams.get('cursor') === 'next'
        ? listed([second, third], 3)
        : listed([first], 3, 'next'),
  });
  await press('Show more');
  expect(rowsOf(table)).toHaveLength(3);
  expect(focused()).toBe('Project b');
});

test('ADM-07 only files that hold something listed are offered', async () => {
  await open();
  expect(files()).toEqual(['Export All projects CSV', 'Export All submissions CSV']);
  await choose('select[name="kind"]', 'project');
  expect(files()).toEqual(['Export All projects CSV']);
  played['GET /api/admin/projects'] = listed([]);
  await choose('input[type="search"]', 'nothing like it');
  expect(files()).toEqual([]);
});

test.each(['7b0c', 'submission:', 'a:b:c'])(
  'ADM-03 an address of the project %s says that it is not there',
  async (key) => {
    const path = `GET /api/admin/projects/project/${encodeURIComponent(key)}`;
    await open(`/admin?project=${key}`, { [path]: { status: 404 } });
    expect(document.querySelector('dialog')?.textContent).toContain('It is not there');
  },
);

test('ADM-03 payments stand under the client, a failed mail says why and leads to the failures', async () => {
  const mail = { id: 'm1', kind: 'receipt', to_address: 'hello@bread.example', sent_at: null };
  const details = {
    ...first,
    contact: { name: '', email: '', company: '', phone: '', isMember: false },
    facts: [],
    creative_brief: '',
    script: '',
    storyboard_frames: [],
    director: null,
    payments: [],
    mails: [{ ...mail, status: 'failed', created_at: first?.created_at, problem: 'Mailbox full' }],
  };
  await open('/admin?q=bread', { 'GET /api/admin/projects/submission/a': ok(details) });
  await press('Project a');
  const dialog = document.querySelector('dialog');
  const heads = [...(dialog?.querySelectorAll('.heading-3') ?? [])].map((one) => one.textContent);
  expect(heads).toEqual(['Client', 'Payments', 'Answers', 'Mails']);
  expect(dialog?.textContent).toContain('Mailbox full');
  await press('Open failures');
  expect(address()).toBe('/admin/failures');
  expect(focused()).toBe('Failures');
  await press('Back to Admin Dashboard');
  expect(address()).toBe('/admin?q=bread&project=submission%3Aa');
  expect(text()).toContain('Mailbox full');
});
