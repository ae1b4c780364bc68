import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cookiesOf } from '#tests/builders/sign-up.ts';

export type Ask = (path: string, body?: object) => Promise<Response>;

/**
 * A new member at this address, and how they ask whichever server answers there then, or at another address.
 * `origin`: the site's, where that is not the server's own.
 */
export async function signUpAt(url: string, origin = url) {
  const post = (at: string, path: string, body: object, cookie = '') =>
    fetch(at + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        Origin: origin,
        ...(cookie ? { Cookie: cookie } : {}),
      },
    });
  const member = { name: 'June Park', email: 'june@example.com', password: randomUUID() };
  const answer = await post(url, '/api/auth/sign-up/email', member);
  expect(answer.status).toBe(200);
  const cookie = cookiesOf(answer);
  return (path: string, body?: object, at = url): Promise<Response> =>
    body ? post(at, path, body, cookie) : fetch(at + path, { headers: { Cookie: cookie } });
}
