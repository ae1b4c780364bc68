// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type AuditAction, auditActions } from '#domain/admin/audit.ts';
import { hideAdmin, ok, press, rowsOf, showAdmin } from '../testing/play-admin.tsx';
import { aboutPage, aboutWords, actWords, detailWords } from './audit-words.ts';

const entry = (id: string, action: string, target_id: string, details = {}) => ({
  id,
  at: '2026-11-20T12:00:00.000Z',
  admin_email: 'ada@house.example',
  action,
  target_kind: 'director',
  target_id,
  details,
});

afterEach(hideAdmin);

test('ADM-07 what admins did, in plain words, page by page', async () => {
  await showAdmin('/admin/audit', {
    'GET /api/admin/audit': ({ searchParams }: URL) =>
      searchParams.get('cursor') === 'next'
        ? ok({ entries: [entry('2', 'projects.exported', '', { rows: 128 })], nextCursor: null })
        : ok({ entries: [entry('1', 'director.suspended', 'house-9')], nextCursor: 'next' }),
  });
  await press('Show more');
  expect(rowsOf('Audit log table').map((row) => row.slice(0, 4))).toEqual([
    ['Suspended a director', 'house-9', '', 'ada@house.example'],
    ['Exported the projects', '', 'rows: 128', 'ada@house.example'],
  ]);
});

test.each([
  [{ fields: ['hourly_rate', 'bio'], released: [] }, 'changed: Hourly rate, About'],
  [{ fields: [], released: ['location'] }, 'given back to the feed: Location'],
  [{ rows_read: 3, added: 1, refused_count: 2 }, 'rows read: 3 · added: 1 · refused: 2'],
  [{ name: 'Ann Lee', rows: 3, searched: true, status: null }, 'rows: 3 · searched: yes'],
  [{}, ''],
])('ADM-07 details %j read %j', (details, words) => {
  expect(detailWords({ details })).toBe(words);
});

const told = (action: AuditAction, target_kind: string, target_id: string, details = {}) => ({
  action,
  target_kind,
  target_id,
  details,
});

test.each([
  [told('mail.retried', 'mail', 'all', { retried: 2 }), 'Retried all mails: 2', '', ''],
  [told('mail.retried', 'mail', 'm1', { name: 'receipt' }), 'Retried a mail', 'Receipt mail', 'm1'],
  [
    told('job.retried', 'job', 'j1', { name: 'sync-directors' }),
    'Retried background work',
    'Reading the directors feed',
    'j1',
  ],
  [
    told('director.edited', 'director', 'all', { name: 'Ann Lee' }),
    'Edited a director',
    'Ann Lee',
    'all',
  ],
  [told('mail.retried', 'mail', 'm1'), 'Retried a mail', '', 'm1'],
  [told('directors.exported', 'directors', 'csv'), 'Exported the directors', '', ''],
  [
    told('directors.exported', 'directors', 'directors-2026-11-28.csv'),
    'Exported the directors',
    '',
    'directors-2026-11-28.csv',
  ],
])('ADM-07 %j is an act with a name', (entry, act, name, id) => {
  expect([actWords(entry), aboutWords(entry)]).toEqual([act, { name, id }]);
});

test('HOUSE-03 ADM-07 an order is named by its number and amount, and what has a page leads there', () => {
  const order = told('order.refunded', 'order', 'o1', { number: 1006, cents: 3_500_000 });
  expect([aboutWords(order), detailWords(order), aboutPage(order)]).toEqual([
    { name: 'AB-1006', id: '' },
    'amount: $35,000',
    '/admin/orders?order=o1',
  ]);
  const user = { ...told('user.suspended', 'user', 'u1'), about: 'june@house.example' };
  expect([aboutWords(user).name, aboutPage(user)]).toEqual([
    'june@house.example',
    '/admin/users?user=u1',
  ]);
  expect(aboutPage({ ...user, about: '' })).toBeNull();
});

test('ADM-07 every act has words of its own', () => {
  const words = auditActions.map((action) => actWords(told(action, 'director', 'd1')));
  expect(new Set(words).size).toBe(auditActions.length);
});
