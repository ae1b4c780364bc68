import { afterEach, expect, test, vi } from 'vitest';
import { deleteAccount, endSession } from '#domain/contract/account-routes.ts';
import { changePassword, enableSecondFactor } from '#domain/contract/auth-routes.ts';
import { call } from './call.ts';

const passwords = { currentPassword: 'a', newPassword: 'b' };
const answerWith = (status: number, body: unknown) => {
  const text = status === 204 ? null : JSON.stringify(body);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(text, { status }))),
  );
};
afterEach(() => vi.unstubAllGlobals());

test('AUTH-13 a refusal carries its code, its words and the reasons of a weak password', async () => {
  const said = { code: 'weak_password', message: 'Weak.' };
  answerWith(422, { ...said, error: { ...said, reasons: ['common', 'personal'] } });
  expect(await call(changePassword, { body: passwords })).toEqual({
    ok: false,
    failure: { reason: 'refused', ...said, reasons: ['common', 'personal'] },
  });
});

test.each([
  [400, { code: 'SESSION_MISSING', message: 'Auth session missing!' }],
  [401, { code: 'UNAUTHORIZED', message: 'Unauthorized' }],
  [401, { error: { code: 'unauthorized', message: 'No user logged in' } }],
])('AUTH-13 having no session is being signed out: %d %j', async (status, body) => {
  answerWith(status, body);
  expect(await call(changePassword, { body: passwords })).toEqual({
    ok: false,
    failure: { reason: 'signed-out' },
  });
});

test('AUTH-12 a wrong code is no sign-out, though its status is 401', async () => {
  answerWith(401, { code: 'INVALID_CODE', message: 'Invalid code' });
  const result = await call(enableSecondFactor, { body: { password: 'a' } });
  expect(result).toMatchObject({ failure: { reason: 'refused', code: 'INVALID_CODE' } });
});

test('AUTH-12 outside /api/auth a refusal stands in the error, and fields stay fields', async () => {
  answerWith(403, { error: { code: 'SESSION_NOT_FRESH', message: 'Too old.' } });
  const old = await call(deleteAccount, { body: {} });
  expect(old).toMatchObject({ failure: { reason: 'refused', code: 'SESSION_NOT_FRESH' } });
  const fields = [{ path: 'password', message: 'This is not your password.' }];
  answerWith(422, { error: { code: 'invalid-input', message: 'x', fields } });
  expect(await call(deleteAccount, { body: { password: 'a' } })).toEqual({
    ok: false,
    failure: { reason: 'validation', fields: { password: 'This is not your password.' } },
  });
});

test('AUTH-12 an answer without a body is a success; an id cannot change the address', async () => {
  answerWith(204, null);
  expect((await call(endSession, { params: { id: '../export?x' } })).ok).toBe(true);
  expect(fetch).toHaveBeenCalledWith(
    '/api/account/sessions/..%2Fexport%3Fx',
    expect.objectContaining({ method: 'DELETE' }),
  );
});

test('AUTH-12 a second factor of another form is not believed', async () => {
  answerWith(200, { totpURI: 'javascript:alert(1)', backupCodes: [] });
  expect(await call(enableSecondFactor, { body: { password: 'a' } })).toEqual({
    ok: false,
    failure: { reason: 'unusable' },
  });
});
