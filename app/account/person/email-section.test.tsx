// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  answerWith,
  asked,
  clearPage,
  field,
  find,
  json,
  press,
  refusal,
  showPage,
  texts,
  type,
} from '../testing/show-page.tsx';
import { EmailSection } from './email-section.tsx';

const email = 'june@nightjar.example';
const onChanged = vi.fn();
const show = (verified = true, hasPassword = true, awaited: string | null = null) =>
  showPage(
    <EmailSection
      owner="member-1"
      email={email}
      verified={verified}
      awaited={awaited}
      hasPassword={hasPassword}
      onChanged={onChanged}
    />,
  );
const secret = 'three quiet lanterns';
const change = 'POST /api/auth/change-email';
const sendAgain = 'POST /api/auth/send-verification-email';
afterEach(clearPage);
afterEach(() => onChanged.mockReset());

test('AUTH-12 a verified address says so and offers no other link', async () => {
  await show();
  expect(texts('.badge')).toEqual(['Verified']);
  expect(texts('.account-actions button')).toEqual(['Change address']);
});

test('AUTH-12 the link is sent again, and too often is said in words', async () => {
  answerWith({ [sendAgain]: () => json({ status: true }) });
  await show(false);
  expect(texts('.badge')).toEqual(['Not verified yet']);
  await press('Send the link again');
  expect(texts('.toast p')).toEqual([`Open it in the inbox of ${email}.`]);
  answerWith({ [sendAgain]: () => json({}, 429, { 'retry-after': '1200' }) });
  await press('Send the link again');
  expect(find('[role=alert] .field-error')?.textContent).toContain('in 20 minutes');
});

test.each([
  ['', 'Please enter a valid email address.'],
  ['june@', 'Please enter a valid email address.'],
  [' June@Nightjar.example ', 'This is your address already.'],
])('AUTH-12 %j is no new address', async (typed, words) => {
  await show();
  await type('newEmail', typed);
  await type('password', secret);
  await press('Change address');
  expect(texts('.field-error')).toEqual([words]);
  expect(document.activeElement).toBe(field('newEmail'));
  expect(asked).toEqual([]);
});

test('AUTH-12 a new address waits for its link, and the old one counts until then', async () => {
  answerWith({ [change]: () => json({ status: true }) });
  await show();
  await type('newEmail', ' ada@nightjar.example ');
  await type('password', secret);
  await press('Change address');
  expect(asked).toEqual([
    { request: change, body: { newEmail: 'ada@nightjar.example', password: secret } },
  ]);
  expect(field('password').value).toBe('');
  expect(field('newEmail').value).toBe('');
  expect(onChanged).toHaveBeenCalledOnce();
});

test('AUTH-12 an address whose link is awaited is told, and taken back at a press', async () => {
  const withdraw = 'DELETE /api/account/email-change';
  await show(true, true, 'ada@nightjar.example');
  expect(find('.account-note')?.textContent).toBe(
    `A link is on its way to ada@nightjar.example. Until you open it, ${email} stays your address.`,
  );
  await press('Take it back');
  expect(find('[role=alert]')?.textContent).not.toBe('');
  expect(onChanged).not.toHaveBeenCalled();
  answerWith({ [withdraw]: () => json(null, 204) });
  await press('Take it back');
  expect(texts('.toast p')).toContain(`${email} stays your address.`);
  expect(onChanged).toHaveBeenCalledOnce();
});

test('AUTH-12 a refused address keeps what was typed', async () => {
  answerWith({ [change]: () => refusal('INVALID_EMAIL') });
  await show();
  await type('newEmail', 'ada@nightjar.example');
  await type('password', secret);
  await press('Change address');
  expect(texts('.field-error')).toEqual(['Please enter a valid email address.']);
  expect(field('newEmail').value).toBe('ada@nightjar.example');
});

test('AUTH-12 another address takes the password, which is kept nowhere', async () => {
  const fields = [{ path: 'password', message: 'This is not your password.' }];
  answerWith({ [change]: () => json({ error: { code: 'invalid-input', fields } }, 422) });
  await show();
  await type('newEmail', 'ada@nightjar.example');
  await press('Change address');
  expect(texts('.field-error')).toEqual(['Please enter your password.']);
  expect(asked).toEqual([]);
  await type('password', secret);
  await press('Change address');
  expect(texts('.field-error')).toEqual(['This is not your password.']);
  expect(JSON.stringify({ ...sessionStorage })).toContain('ada@nightjar.example');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('lanterns');
});

test('AUTH-12 without a password an old session is told to sign in again, and what was typed stays', async () => {
  const error = { code: 'SESSION_NOT_FRESH', message: 'Too old.' };
  answerWith({ [change]: () => json({ error }, 403) });
  await show(true, false);
  expect(find('[name=password]')).toBeNull();
  await type('newEmail', 'ada@nightjar.example');
  await press('Change address');
  expect(asked).toEqual([{ request: change, body: { newEmail: 'ada@nightjar.example' } }]);
  expect(find('[role=alert]')?.textContent).toContain('You signed in too long ago for this.');
  expect(find('[role=alert] a')?.getAttribute('href')).toBe('/auth?next=/account');
  expect(field('newEmail').value).toBe('ada@nightjar.example');
});
