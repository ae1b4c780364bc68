// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import {
  asked,
  hideAdmin,
  ok,
  played,
  press,
  rowsOf,
  showAdmin,
  text,
} from '../testing/play-admin.tsx';

const failure = (kind: string, id: string, name: string, about = '') => ({
  kind,
  id,
  name,
  about,
  problem: 'Mailbox busy',
  attempts: 8,
  created_at: '2026-11-20T12:00:00.000Z',
});
const all = [
  failure('mail', 'm1', 'package', 'hello@bread.example'),
  failure('mail', 'm2', 'receipt', 'june@nightjar.example'),
  failure('job', 'j1', 'sync-directors'),
];
const list = (failures: object[]) => ok({ failures, total: failures.length });
const retryOf = (kind: string, id: string) => `POST /api/admin/failures/${kind}/${id}/retry`;
const open = (answers = {}) =>
  showAdmin('/admin/failures', { 'GET /api/admin/failures': list(all), ...answers });
const retries = () => asked.filter((one) => one.startsWith('POST /api/admin'));
const toasts = () => document.querySelector('.toaster')?.textContent ?? '';

afterEach(hideAdmin);

test('ADM-07 what failed is named in plain words, and one is tried again', async () => {
  await open({ [retryOf('mail', 'm1')]: ok({ retried: 1, left: 2 }) });
  // In a narrow window whom it is about, and why, stands under what failed.
  expect(rowsOf('Mails that failed').map(([what]) => what)).toEqual([
    expect.stringMatching(/^Creative package mailhello@bread.exampleMailbox busyTries: 8 · Nov 20/),
    expect.stringMatching(/^Receipt mailjune@nightjar.exampleMailbox busyTries: 8 · Nov 20/),
  ]);
  expect(rowsOf('Background work that failed')[0]).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Reading the directors feedMailbox busy/),
      'N/A',
      'Mailbox busy',
      '8',
    ]),
  );
  played['GET /api/admin/failures'] = list(all.slice(1));
  await press('Retry: Creative package mail hello@bread.example');
  expect(retries()).toEqual([retryOf('mail', 'm1')]);
  expect(rowsOf('Mails that failed')).toHaveLength(1);
  expect(toasts()).toContain('Trying again');
});

const allOf = 'POST /api/admin/failures/retry-all';

test('ADM-07 all of a kind are tried again at once', async () => {
  await open({ [allOf]: ok({ retried: 2, left: 0 }) });
  played['GET /api/admin/failures'] = list([]);
  await press('Retry all: Mails');
  expect(retries()).toEqual([allOf]);
  expect(toasts()).toContain('2 of them.');
  expect(text()).toContain('Nothing has failed.');
});

test.each([
  [500, 'Creative package mail still stands in the list.'],
  [409, 'Creative package mail is no failure any more.'],
])('ADM-07 after %d on a retry it says: %s', async (status, words) => {
  await open({ [retryOf('mail', 'm1')]: { status } });
  await press('Retry: Creative package mail hello@bread.example');
  expect(toasts()).toContain(words);
  expect(rowsOf('Mails that failed')).toHaveLength(2);
});

test('ADM-07 a list that cannot be read is asked for again', async () => {
  await open({ 'GET /api/admin/failures': { status: 500 } });
  expect(text()).toContain('The failures could not be read.');
  played['GET /api/admin/failures'] = list(all);
  await press('Retry');
  expect(rowsOf('Mails that failed')).toHaveLength(2);
});

test('ADM-07 MAIL-07 whom nothing is mailed stands below, and is mailed again at a press', async () => {
  const stop = {
    address: 'gone@example.com',
    reason: 'bounced',
    created_at: '2026-11-20T12:00:00.000Z',
    sent_from: '',
  };
  await open({
    'GET /api/admin/mail-stops': ok({ stops: [stop], total: 1 }),
    'POST /api/admin/mail-stops/lift': ok({ lifted: true }),
  });
  expect(rowsOf('Addresses that get no mail')[0]?.slice(0, 2)).toEqual([
    'gone@example.com',
    expect.stringContaining('Refused by the mail server'),
  ]);
  played['GET /api/admin/mail-stops'] = ok({ stops: [], total: 0 });
  await press('Mail again: gone@example.com');
  expect(toasts()).toContain('Mail goes there again');
  expect(text()).not.toContain('Addresses that get no mail');
});

test('ADM-07 a feed that could not be read is a failure, and leads to the directors', async () => {
  const sync = {
    id: 's1',
    feed: 'directors.json',
    started_at: '2026-11-20T12:00:00.000Z',
    finished_at: '2026-11-20T12:00:01.000Z',
    outcome: 'failed',
    rows_read: 0,
    added: 0,
    changed: 0,
    deactivated: 0,
    refused_count: 0,
    refused: [],
    problem: 'The feed answered 503.',
  };
  await open({
    'GET /api/admin/failures': list([]),
    'GET /api/admin/directors/syncs': ok({ syncs: [sync], isReading: false }),
  });
  expect(text()).toContain('The feed answered 503.');
  expect(text()).not.toContain('Nothing has failed.');
  expect(document.querySelector('[href="/admin?tab=directors"]')?.textContent).toBe(
    'Open Creative Directors',
  );
});
