// Members for tests, signed up through the API as a browser does it.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { profiles } from '#server/db/schema.ts';
import type { TestSite } from './open-test-site.ts';

export type TestMember = { cookie: string; id: string; email: string; password: string };
type Wanted = { email?: string; name?: string; password?: string; verified?: boolean };

export const goodPassword = 'violet-harbor-74-kites';

/** Signs up a member, from a network of their own. `verified` says so without the mail. */
export async function signUpMember(site: TestSite, wanted: Wanted = {}): Promise<TestMember> {
  const { name = 'June Baker', password = goodPassword } = wanted;
  const email = wanted.email ?? `${randomUUID()}@example.com`;
  const answer = await postJson(site, '/api/auth/sign-up/email', { name, email, password });
  if (answer.status !== 200) throw new Error(`Sign-up: ${answer.status} ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  if (wanted.verified) {
    await site.services.db
      .update(profiles)
      .set({ email_verified: true })
      .where(eq(profiles.id, user.id));
  }
  return { cookie: cookiesOf(answer), id: user.id, email, password };
}

/** Asks as this member's browser does. A text body counts as JSON. */
export const askAs =
  (site: TestSite, member: Pick<TestMember, 'cookie'>) =>
  (path: string, init: RequestInit = {}, address?: string): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', member.cookie);
    headers.set('Origin', site.services.config.appUrl);
    if (typeof init.body === 'string' && !headers.has('Content-Type')) {
      headers.set('Content-Type', 'application/json');
    }
    return site.ask(path, { ...init, headers }, address);
  };

/** Posts JSON without a cookie, from a network that nobody has asked from before. */
export const postJson = (
  site: TestSite,
  path: string,
  body: unknown,
  address = freshAddress(),
): Promise<Response> =>
  site.ask(
    path,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: site.services.config.appUrl },
    },
    address,
  );

/** The cookies an answer sets, as a browser sends them back. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

let addresses = 0;
// From the network kept for measurements (RFC 2544).
function freshAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}
