// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { nothingKnown } from '#domain/admin/pipeline.ts';
import {
  address,
  asked,
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
const house = '0199a0de-0000-7000-8000-00000000000b';
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
    'GET /api/admin/assignees': ok({
      assignees: [{ id: house, name: 'June', email: 'june@house.example' }],
    }),
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
  expect(heads).toEqual(['Pipeline', 'Client', 'Payments', 'Answers', 'Mails']);
  expect(dialog?.textContent).toContain('Mailbox full');
  await press('Open failures');
  expect(address()).toBe('/admin/failures');
  expect(focused()).toBe('Failures');
  await press('Back to Admin Dashboard');
  expect(address()).toBe('/admin?q=bread&project=submission%3Aa');
  expect(text()).toContain('Mailbox full');
});

test('HOUSE-11 HOUSE-01 what was paid stands beside what the answers say', async () => {
  const lead = { ...nothingKnown, budget: 'Under $25k ($9,000)', paid: '$12,000' };
  await open('/admin', { 'GET /api/admin/projects': listed([{ ...first, lead }]) });
  expect(rowsOf(table)[0]?.[3]).toBe('Under $25k ($9,000)Paid $12,000');
});

const toasts = () => document.querySelector('.toaster')?.textContent ?? '';
const changed = () => asked.filter((one) => one.startsWith('POST /api/admin/pipeline'));
const tick = (name: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());

test('HOUSE-11 ticked rows are moved and given away together, and stay ticked', async () => {
  await open();
  expect(document.querySelector('.admin-bulk')).toBeNull();
  await tick('Select Project a');
  await tick('Select Project b');
  expect(document.querySelector('.admin-bulk')?.textContent).toContain('2 selected');
  played['POST /api/admin/pipeline'] = ok({ changed: 2, missing: 0 });
  played['GET /api/admin/projects'] = listed([
    { ...first, lead: { ...nothingKnown, stage: 'lost' } },
    { ...second, lead: { ...nothingKnown, stage: 'lost' } },
  ]);
  await choose('[name=bulk-stage]', 'lost');
  expect(changed()).toHaveLength(0);
  await press('Move 2 projects to Lost');
  expect(changed()).toHaveLength(1);
  expect(document.querySelector('.admin-bulk [role=status]')?.textContent).toBe(
    '2 projects moved to Lost',
  );
  await press('Undo');
  expect(changed()).toHaveLength(2);
  expect(document.querySelector('.admin-bulk')?.textContent).toContain('2 selected');
  expect(rowsOf(table).map((cells) => cells[5])).toEqual(['Lost', 'Lost']);
  played['POST /api/admin/pipeline'] = ok({ changed: 1, missing: 1 });
  await choose('[name=bulk-assignee]', house);
  await press('Give 2 projects to June (june@house.example)');
  expect(toasts()).toContain('1 of them were deleted.');
  await press('Clear selection');
  expect(document.querySelector('.admin-bulk')).toBeNull();
});

test('HOUSE-11 FN-02 what came is told within the bar of those ticked, over none of its labels', async () => {
  await open();
  await tick('Select Project a');
  const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  top.mockReturnValue({ top: -300 } as DOMRect);
  played['GET /api/admin/projects'] = listed([row('new', 21), first, second]);
  await happen('submissions');
  const told = document.querySelectorAll('.admin-new-rows');
  expect([...told].map(({ textContent }) => textContent)).toEqual(['1 new']);
  expect(told[0]?.closest('.admin-bulk')).not.toBeNull();
  await press('1 new');
  expect(focused()).toBe('Project new');
});

test('HOUSE-11 a stage and somebody chosen for the ticked rows are done together, and undone together', async () => {
  await open();
  await tick('Select Project a');
  await tick('Select Project b');
  await choose('[name=bulk-stage]', 'lost');
  await choose('[name=bulk-assignee]', house);
  played['POST /api/admin/pipeline'] = ok({ changed: 2, missing: 0 });
  await press('Move 2 projects to Lost and give them to June (june@house.example)');
  expect(changed()).toHaveLength(2);
  expect(document.querySelector('.admin-bulk [role=status]')?.textContent).toBe(
    '2 projects moved to Lost and given to June (june@house.example)',
  );
  await press('Undo');
  expect(changed()).toHaveLength(4);
});

test('HOUSE-11 all that are listed are ticked at once', async () => {
  await open();
  await tick('Select all');
  expect(document.querySelector('.admin-bulk')?.textContent).toContain('2 selected');
  await tick('Select all');
  expect(document.querySelector('.admin-bulk')).toBeNull();
});

test('HOUSE-11 what could not be changed says so', async () => {
  await open();
  await tick('Select Project a');
  await choose('[name=bulk-stage]', 'lost');
  await press('Move 1 project to Lost');
  expect(toasts()).toContain('This could not be changed. Please try again.');
  played['POST /api/admin/pipeline'] = ok({ changed: 1, missing: 0 });
  await press('Move 1 project to Lost');
  expect(toasts()).not.toContain('could not be changed');
});

test('HOUSE-11 stage, assignee and order stand in the address, and are asked for', async () => {
  await open(`/admin?stage=lost&assignee=${house}&sort=budget`);
  expect(asked).toContain(`GET /api/admin/projects?stage=lost&assignee=${house}&sort=budget`);
  await choose('[name=stage]', '');
  expect(address()).toBe(`/admin?assignee=${house}&sort=budget`);
});

const detailsOf = () => ({
  ...first,
  contact: { name: '', email: '', company: '', phone: '', isMember: false },
  facts: [],
  creative_brief: '',
  script: '',
  storyboard_frames: [],
  director: null,
  payments: [],
  mails: [],
});

test('HOUSE-11 a note that was not kept stays in its field, one that was does not', async () => {
  const details = detailsOf();
  await open('/admin?project=submission%3Aa', {
    'GET /api/admin/projects/submission/a': ok(details),
  });
  await choose('.admin-note-form textarea', 'Call on Monday.');
  await press('Add note');
  const field = document.querySelector<HTMLTextAreaElement>('.admin-note-form textarea');
  expect(field?.value).toBe('Call on Monday.');
  expect(text()).toContain('The note was not kept');
  const note = {
    id: 'n1',
    text: 'Call on Monday.',
    author: 'ada@house.example',
    own: true,
    created_at: first?.created_at,
  };
  played['POST /api/admin/projects/submission/a/notes'] = { status: 201, body: note };
  played['GET /api/admin/projects/submission/a'] = ok({ ...details, notes: [note] });
  await press('Add note');
  expect(field?.value).toBe('');
  expect(document.querySelector('.admin-note-text')?.textContent).toBe('Call on Monday.');
});

test('HOUSE-11 a note waits in the tab through a lost session, a closed dialog and going back', async () => {
  const field = () => document.querySelector<HTMLTextAreaElement>('.admin-note-form textarea');
  const answers = { 'GET /api/admin/projects/submission/a': ok(detailsOf()) };
  await open('/admin?project=submission%3Aa', answers);
  await choose('.admin-note-form textarea', 'Call on Monday.');
  played['POST /api/admin/projects/submission/a/notes'] = { status: 401 };
  await press('Add note');
  expect(text()).toContain('Sign in again in another tab');
  await press('Close');
  expect(field()).toBeNull();
  await press('Project a');
  expect(field()?.value).toBe('Call on Monday.');
  await hideAdmin();
  sessionStorage.setItem('adminWords:u-ada:note:submission:a', 'Call on Monday.');
  await open('/admin?project=submission%3Aa', answers);
  expect(field()?.value).toBe('Call on Monday.');
  await choose('.admin-note-form textarea', '');
  expect(sessionStorage.length).toBe(0);
});

test('HOUSE-11 a note is deleted after a question', async () => {
  const note = { id: 'n1', text: 'Kind.', author: 'ada@house.example', own: true };
  const notes = [{ ...note, created_at: first?.created_at }];
  const path = 'DELETE /api/admin/projects/submission/a/notes/n1';
  await open('/admin?project=submission%3Aa', {
    'GET /api/admin/projects/submission/a': ok({ ...detailsOf(), notes }),
    [path]: { status: 204 },
  });
  await press('Delete this note');
  expect(asked).not.toContain(path);
  await press('Keep it');
  expect(asked).not.toContain(path);
  await press('Delete this note');
  await press('Delete note');
  expect(asked).toContain(path);
});
