// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  answerWith,
  asked,
  clearPage,
  json,
  press,
  refusal,
  showPage,
  texts,
} from '../testing/show-page.tsx';
import { GoogleSection } from './google-section.tsx';

const onChanged = vi.fn();
const show = (google: { offered: boolean; linked: boolean }, hasPassword = true, path?: string) =>
  showPage(<GoogleSection google={google} hasPassword={hasPassword} onChanged={onChanged} />, path);
const [link, unlink] = ['POST /api/auth/link-social', 'POST /api/auth/unlink-account'] as const;
afterEach(() => {
  clearPage();
  onChanged.mockClear();
  vi.restoreAllMocks();
});

test('AUTH-05 where Google is not offered it says so and offers nothing', async () => {
  await show({ offered: false, linked: false });
  expect(texts('.account-note')).toEqual(['Signing in with Google is not offered here.']);
  expect(texts('button')).toEqual([]);
});

test('AUTH-12 linking goes on at Google and comes back here', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  answerWith({ [link]: () => json({ url: 'https://accounts.example/ask', redirect: false }) });
  await show({ offered: true, linked: false });
  await press('Link Google');
  expect(asked.find(({ request }) => request === link)?.body).toEqual({
    provider: 'google',
    callbackURL: '/account#google',
    errorCallbackURL: '/account',
  });
  expect(assign).toHaveBeenCalledWith('https://accounts.example/ask');
});

test('AUTH-12 no address of a script is ever followed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  answerWith({ [link]: () => json({ url: 'javascript:alert(1)' }) });
  await show({ offered: true, linked: false });
  await press('Link Google');
  expect(assign).not.toHaveBeenCalled();
  expect(texts('.field-error')[0]).toContain('Something failed on our side.');
});

test.each([
  ['account_already_linked_to_different_user', /belongs to another account/],
  ['access_denied', /you did not agree/],
  ['state_mismatch', /Please try again/],
])('AUTH-12 coming back with %s is explained', async (error, words) => {
  const path = `/account?error=${encodeURIComponent(error)}`;
  await show({ offered: true, linked: false }, true, path);
  expect(texts('.field-error')[0]).toMatch(words);
});

test('AUTH-12 the only way to sign in cannot be unlinked', async () => {
  await show({ offered: true, linked: true }, false);
  expect(texts('button')).toEqual([]);
  expect(texts('.account-note')[0]).toContain('Set a password before you unlink it.');
});

test('AUTH-12 a refused unlinking is said, a done one as well', async () => {
  answerWith({ [unlink]: () => refusal('You cannot unlink your last account') });
  await show({ offered: true, linked: true });
  await press('Unlink Google');
  expect(texts('.field-error')).toEqual(['You cannot unlink your last account']);
  answerWith({ [unlink]: () => json({ status: true }) });
  await press('Unlink Google');
  expect(texts('.field-error')).toEqual([]);
  expect(texts('.toast b')).toEqual(['Google unlinked']);
  expect(onChanged).toHaveBeenCalledOnce();
});
