// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { auditActions } from '#domain/admin/audit.ts';
import { hideAdmin, ok, press, rowsOf, showAdmin } from '../testing/play-admin.tsx';
import { actWords, detailWords } from './audit-words.ts';

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
  [{ fields: ['hourly_rate', 'bio'] }, 'fields: hourly rate, bio'],
  [{ added: 3, wasSample: true, note: null }, 'added: 3 · wasSample: yes · note: none'],
  [{}, ''],
])('ADM-07 details %j read %j', (details, words) => {
  expect(detailWords({ details })).toBe(words);
});

test('ADM-07 every act has words of its own', () => {
  const words = auditActions.map((action) => actWords({ action }));
  expect(new Set(words).size).toBe(auditActions.length);
});
