// Which packages a guest sent from this browser: the id of one opens nothing without this cookie.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Services } from '../services.ts';
import type { HttpEnv } from './edge/http-env.ts';

export type SentPackages = {
  /** Whether this browser sent the package of that id. */
  has(submissionId: string): boolean;
  /** Has the answer say so to the browser. */
  add(submissionId: string): void;
};

const most = 8;
const month = 30 * 86_400;

export function sentPackages(
  c: Context<HttpEnv>,
  { config: { isHttps }, secret }: Pick<Services, 'config' | 'secret'>,
): SentPackages {
  const name = `${isHttps ? '__Secure-' : ''}ad-builder.packages`;
  const proofOf = (id: string) =>
    createHmac('sha256', secret)
      .update(`sent-package:${id}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  const kept = () => (getCookie(c, name) ?? '').split('~').filter(Boolean).slice(0, most);
  const isOf = (id: string) => {
    const expected = Buffer.from(proofOf(id));
    return (proof: string) => {
      const given = Buffer.from(proof);
      return given.length === expected.length && timingSafeEqual(given, expected);
    };
  };
  return {
    has: (id) => kept().some(isOf(id)),
    add(id) {
      const isThis = isOf(id);
      const proofs = [proofOf(id), ...kept().filter((proof) => !isThis(proof))];
      setCookie(c, name, proofs.slice(0, most).join('~'), {
        path: '/api/functions',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        maxAge: month,
      });
    },
  };
}
