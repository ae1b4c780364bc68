import { expect, test, vi } from 'vitest';
import type { Auth } from '../open-auth.ts';
import { openGoogle } from './google.ts';

const issuer = 'https://accounts.example.com';
const settings = { clientId: 'ads', clientSecret: 'secret', issuer };
const found = {
  $context: Promise.resolve({ socialProviders: [{ id: 'google', issuer }] }),
  handler: async () => new Response('to Google'),
} as unknown as Auth;

test('AUTH-05 the time its library takes to load at the first press is not taken for Google’s', async () => {
  const loading = Promise.withResolvers<void>();
  vi.useFakeTimers();
  const google = openGoogle(
    settings,
    () => found,
    5_000,
    () => loading.promise.then(() => import('better-auth/plugins/generic-oauth')),
  );
  const pressed = google?.handler(new Request('http://localhost:3000/api/auth/sign-in/social'));
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  loading.resolve();
  const answer = await pressed;
  expect(answer).toBeInstanceOf(Response);
  expect(await (answer as Response).text()).toBe('to Google');
});
