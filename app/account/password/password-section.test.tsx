// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  answerWith,
  asked,
  clearPage,
  field,
  json,
  press,
  refusal,
  showPage,
  texts,
  type,
} from '../testing/show-page.tsx';
import { PasswordSection } from './password-section.tsx';

const onChanged = vi.fn();
const show = (hasPassword = true) =>
  showPage(
    <PasswordSection
      email="june@nightjar.example"
      hasPassword={hasPassword}
      onChanged={onChanged}
    />,
  );
const change = 'POST /api/auth/change-password';
const first = 'POST /api/account/password';
afterEach(() => {
  clearPage();
  onChanged.mockClear();
});

async function typeBoth(currentPassword: string, newPassword: string) {
  await type('currentPassword', currentPassword);
  await type('newPassword', newPassword);
  await press('Change password');
}

test('AUTH-02 both fields are needed, the new one with six characters', async () => {
  await show();
  await typeBoth('', 'short');
  expect(texts('.field-error')).toEqual([
    'Please enter your current password.',
    'Password must be at least 6 characters long',
  ]);
  expect(document.activeElement).toBe(field('currentPassword'));
  expect(asked).toEqual([]);
});

test('AUTH-12 a wrong current password is said beside it', async () => {
  answerWith({ [change]: () => refusal('INVALID_PASSWORD') });
  await show();
  await typeBoth('not this one', 'three quiet lanterns');
  expect(texts('.field-error')).toEqual(['This is not your password.']);
  expect(document.activeElement).toBe(field('currentPassword'));
  expect(field('newPassword').value).toBe('three quiet lanterns');
});

test.each([
  [['common'], 'This password is easy to guess. Please use something longer or less regular.'],
  [['length', 'common'], 'Password must be at least 6 characters long'],
  [['of-tomorrow'], 'weak_password'],
])('AUTH-13 a weak password says why: %j', async (reasons, words) => {
  answerWith({ [change]: () => refusal('weak_password', 422, reasons) });
  await show();
  await typeBoth('three quiet lanterns', 'password');
  expect(texts('.field-error')).toEqual([words]);
  expect(document.activeElement).toBe(field('newPassword'));
});

test('AUTH-12 a changed password leaves nothing in the fields', async () => {
  answerWith({ [change]: () => json({ token: null, user: {} }) });
  await show();
  await typeBoth('three quiet lanterns', 'four loud trumpets');
  expect([field('currentPassword').value, field('newPassword').value]).toEqual(['', '']);
  expect(texts('.toast p')).toEqual(['All other sessions have ended.']);
  expect(onChanged).toHaveBeenCalledOnce();
});

test('AUTH-12 a first password asks for no other one, but for a session that is not old', async () => {
  const message = 'You signed in too long ago for this. Please sign in again first.';
  answerWith({ [first]: () => json({ error: { code: 'SESSION_NOT_FRESH', message } }, 403) });
  await show(false);
  expect(field('currentPassword')).toBeNull();
  await type('newPassword', 'three quiet lanterns');
  await press('Set password');
  expect(texts('.field-error')).toEqual([`${message} Sign in`]);
  expect(field('newPassword').value).toBe('three quiet lanterns');
});

test('AUTH-13 a weak first password says why', async () => {
  const error = { code: 'weak_password', message: 'Weak.', reasons: ['personal'] };
  answerWith({ [first]: () => json({ error }, 422) });
  await show(false);
  await type('newPassword', 'june nightjar');
  await press('Set password');
  expect(texts('.field-error')).toEqual([
    'This password is made of your name or email address. Please choose another.',
  ]);
});

test('AUTH-12 a secret is never kept for later', async () => {
  answerWith({ [change]: () => refusal('UNAUTHORIZED', 401) });
  await show();
  await typeBoth('three quiet lanterns', 'four loud trumpets');
  expect(texts('.field-error')[0]).toContain('You were signed out.');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('lanterns');
});
