import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cookiesOf } from '#tests/builders/sign-up.ts';

export type Ask = (path: string, body?: object) => Promise<Response>;

/** A new member at this address, and how they ask whichever server answers there then. */
export async function signUpAt(url: string): Promise<Ask> {
  const post = (path: string, body: object, cookie?: string) =>
    fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        Origin: url,
        ...(cookie === undefined ? {} : { Cookie: cookie }),
      },
    });
  const member = { name: 'June Park', email: 'june@example.com', password: randomUUID() };
  const answer = await post('/api/auth/sign-up/email', member);
  expect(answer.status).toBe(200);
  const cookie = cookiesOf(answer);
  return (path, body) =>
    body ? post(path, body, cookie) : fetch(url + path, { headers: { Cookie: cookie } });
}
