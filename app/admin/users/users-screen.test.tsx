// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import {
  address,
  asked,
  choose,
  hideAdmin,
  ok,
  played,
  press,
  rowsOf,
  showAdmin,
  text,
} from '../testing/play-admin.tsx';

afterEach(hideAdmin);

const row = (changes: object = {}) => ({
  id: 'u1',
  name: 'June Alderwick',
  email: 'june@nightjar.example',
  email_verified: true,
  admin: null,
  suspended_at: null,
  created_at: '2026-11-20T12:00:00.000Z',
  last_seen_at: '2026-11-22T12:00:00.000Z',
  projects: 2,
  ...changes,
});
const full = (changes: object = {}) =>
  row({
    company_name: '',
    phone: '',
    two_factor_enabled: false,
    has_password: true,
    has_google: false,
    orders: 1,
    paid_cents: 0,
    subscribed: false,
    sessions: [
      {
        id: 's1',
        device: 'Firefox on Windows',
        place: null,
        created_at: '2026-11-20T12:00:00.000Z',
        last_used_at: '2026-11-22T12:00:00.000Z',
      },
    ],
    self: false,
    acts: [],
    ...changes,
  });
const page = (rows: object[]) => ok({ rows, total: rows.length, nextCursor: null });
const one = 'GET /api/admin/users/u1';
const open = (path: string, answers = {}) =>
  showAdmin(path, { 'GET /api/admin/users': page([row()]), [one]: ok(full()), ...answers });
const dialog = () => document.querySelector('dialog[open]');

test('HOUSE-05 users say who they are and how their account stands', async () => {
  await open('/admin/users', {
    'GET /api/admin/users': page([
      row(),
      row({ id: 'u2', name: '', email: 'wren@x.example', admin: 'granted', last_seen_at: null }),
      row({ id: 'u3', email_verified: false, suspended_at: '2026-11-22T12:00:00.000Z' }),
    ]),
  });
  expect(rowsOf('Users table').map((cells) => [cells[0], cells[3], cells[5]])).toEqual([
    ['June Alderwick', 'Seen Nov 22, 2026', 'Active'],
    ['wren', 'Signed out', 'Administrator'],
    ['June Alderwick', 'Seen Nov 22, 2026', 'SuspendedNot verified'],
  ]);
});

test('HOUSE-05 a search and a state stand in the address, and nothing found can be cleared', async () => {
  await open('/admin/users', { 'GET /api/admin/users': page([]) });
  await choose('input[type=search]', 'wren');
  await choose('select', 'suspended');
  expect(address()).toBe('/admin/users?q=wren&state=suspended');
  expect(asked.at(-1)).toBe('GET /api/admin/users?q=wren&state=suspended');
  await press('Clear the search');
  expect(address()).toBe('/admin/users');
});

test.each([
  [0, 'Password, mailed link, with a second factor'],
  [1, 'Password, mailed link, with a second factor; a passkey'],
  [2, 'Password, mailed link, with a second factor; 2 passkeys'],
])('HOUSE-05 HOUSE-06 the ways to sign in name %i passkeys', async (passkeys, ways) => {
  await open('/admin/users?user=u1', { [one]: ok(full({ two_factor_enabled: true, passkeys })) });
  const facts = [...document.querySelectorAll('dialog[open] .admin-facts div')];
  expect(facts.map(({ textContent }) => textContent)).toContain(`Signs in by${ways}`);
});

test('HOUSE-05 an act asks for its reason, says what it does, and is told', async () => {
  const suspension = 'POST /api/admin/users/u1/suspension';
  await open('/admin/users?user=u1');
  played[suspension] = ok(full({ suspended_at: '2026-11-22T12:00:00.000Z' }));
  await press('Suspend');
  expect(dialog()?.textContent).toContain('will be signed out everywhere and cannot sign in');
  expect(dialog()?.textContent).toContain('Payment pages they left open are closed.');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  await press('Suspend now');
  expect(dialog()?.textContent).toContain('Please say why.');
  expect(asked).not.toContain(suspension);
  await choose('dialog textarea', 'A stolen card');
  await press('Suspend now');
  expect(asked).toContain(suspension);
  expect(document.body.textContent).toContain('cannot sign in.');
  expect(document.activeElement?.textContent).toBe('June Alderwick');
});

test.each([null, '2026-11-22T12:00:00.000Z'])(
  'HOUSE-05 a password reset is offered only where it would be mailed: suspended %s',
  async (suspended_at) => {
    await open('/admin/users?user=u1', { [one]: ok(full({ suspended_at })) });
    const words = dialog()?.textContent;
    expect(words?.includes('Send a password reset')).toBe(suspended_at === null);
    expect(words?.includes('mailed once the account is restored')).toBe(suspended_at !== null);
  },
);

test.each([
  [{ admin: 'granted' }, 'Yes, granted by an administrator'],
  [{ admin: 'granted', by_command: true }, 'Yes, granted by the command npm run grant-admin'],
  [{ admin: 'configured' }, 'Yes, because ADMIN_EMAILS names the address'],
])('HOUSE-05 of %j it is told how the role came', async (changes, words) => {
  await open('/admin/users?user=u1', { [one]: ok(full(changes)) });
  expect(dialog()?.textContent).toContain(`Administrator${words}`);
});

test.each([
  [false, 'Free trial'],
  [true, 'Free trial, canceled'],
])(
  'HOUSE-05 a starter package that runs and is canceled (%s) is told: %s',
  async (isEnding, words) => {
    const running = { subscribed: true, subscription_state: 'trialing' };
    await open('/admin/users?user=u1', {
      [one]: ok(full({ ...running, subscription_ending: isEnding })),
    });
    const facts = [...document.querySelectorAll('dialog[open] dd')].map((fact) => fact.textContent);
    expect(facts).toContain(words);
  },
);

test('HOUSE-05 what the server refuses is told in its words', async () => {
  await open('/admin/users?user=u1', { [one]: ok(full({ admin: 'granted', self: true })) });
  played['POST /api/admin/users/u1/role'] = {
    status: 409,
    body: { error: { code: 'conflict', message: 'Nobody else is an administrator.' } },
  };
  expect(dialog()?.textContent).not.toContain('Delete account');
  expect(dialog()?.textContent).not.toContain('Sign out everywhere');
  await press('Take the role');
  await choose('dialog textarea', 'I leave');
  await press('Take the role now');
  expect(document.body.textContent).toContain('Nobody else is an administrator.');
});

test('HOUSE-05 an act that failed keeps its form and its reason, also when the user is closed', async () => {
  await open('/admin/users?user=u1');
  played['POST /api/admin/users/u1/suspension'] = { status: 500 };
  await press('Suspend');
  await choose('dialog textarea', 'A stolen card');
  await press('Suspend now');
  expect(document.body.textContent).toContain('Nothing was changed');
  expect(document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value).toBe(
    'A stolen card',
  );
  await press('Close');
  await press('June Alderwick');
  await press('Suspend');
  expect(document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value).toBe(
    'A stolen card',
  );
});

test('HOUSE-05 deleting names the money, and what is not offered says why', async () => {
  await open('/admin/users?user=u1', {
    [one]: ok(full({ paid_cents: 1_980_000, email_verified: false })),
  });
  expect(dialog()?.textContent).toContain('once the address is verified');
  await press('Delete account');
  expect(dialog()?.textContent).toContain('They paid $19,800 that was not given back');
  await hideAdmin();
  await open('/admin/users?user=u1', {
    [one]: ok(full({ admin: 'configured', self: true })),
  });
  expect(dialog()?.textContent).toContain('ADMIN_EMAILS in the settings');
  expect(dialog()?.textContent).toContain('by another administrator alone');
});

test('HOUSE-05 a deleted account closes its dialog, and the focus goes to the page', async () => {
  await open('/admin/users?user=u1');
  played['POST /api/admin/users/u1/delete'] = { status: 204 };
  await press('Delete account');
  await choose('dialog textarea', 'They asked for it');
  await press('Delete the account now');
  expect(dialog()).toBeNull();
  expect(address()).toBe('/admin/users');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('HOUSE-05 who is refused with an address that is not verified is told to verify it', async () => {
  await open('/admin/users', { 'POST /api/rpc/has_role': ok(false) });
  expect(text()).toContain('is not verified yet');
  played['POST /api/auth/send-verification-email'] = ok({ status: true });
  await press('Send the link again');
  expect(document.body.textContent).toContain('Link sent');
});
