// /api/account: what a member sees, takes along and deletes of their account.
import { TextEncoderStream as Encoder, ReadableStream as Stream } from 'node:stream/web';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { longestPassword } from '#domain/accounts/sign-forms.ts';
import { accountFacts } from '../../accounts/member/account-facts.ts';
import { deleteAccount } from '../../accounts/member/delete-account.ts';
import { exportAccount } from '../../accounts/member/export-account.ts';
import { setFirstPassword } from '../../accounts/signing-in/first-password.ts';
import { isFresh, type Proof, proveOwner } from '../../accounts/signing-in/prove-owner.ts';
import { refuseWeakPassword } from '../../accounts/signing-in/refuse-weak-password.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { parseInput, readJson } from '../edge/read-input.ts';
import { requireViewer } from '../edge/require-viewer.ts';
import { clearSignIn } from './clear-sign-in.ts';

export const passwordRequest = z.object({
  newPassword: z.string().max(longestPassword, 'Please keep this to 128 characters.'),
});
export const deleteRequest = z.object({ password: z.string().max(longestPassword).optional() });

export function serveAccount(app: OpenAPIHono<HttpEnv>, services: Services): void {
  const { db, now } = services;
  app.get('/api/account', async (c) =>
    c.json(await accountFacts(services, await requireViewer(c))),
  );
  app.get('/api/account/export', async (c) => {
    const { viewer } = await requireViewer(c);
    const pieces = Stream.from(exportAccount(db, viewer, now())).pipeThrough(new Encoder());
    return c.body(pieces as ReadableStream, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="ad-builder-account.json"',
    });
  });
  app.post('/api/account/password', async (c) => {
    const signedIn = await requireViewer(c);
    const { viewer } = signedIn;
    const { newPassword } = parseInput(passwordRequest, await readJson(c));
    if (!isFresh(signedIn, now())) return refuseOldSession(c);
    await refuseWeakPassword(newPassword, { name: viewer.full_name, email: viewer.email });
    if (!(await setFirstPassword(services, signedIn, newPassword))) {
      throw new AppError('bad-request', 'You have a password already. Change it instead.');
    }
    return c.json({ status: true });
  });
  app.post('/api/account/delete', async (c) => {
    const signedIn = await requireViewer(c);
    const { password } = parseInput(deleteRequest, await readJson(c));
    const proof = await proveOwner(services, signedIn, password);
    if (proof === 'not-fresh') return refuseOldSession(c);
    if (proof !== 'proved') throw wrongPassword(proof);
    await deleteAccount(services, signedIn.viewer);
    await clearSignIn(c, services);
    return c.body(null, 204);
  });
}

// For what only a session may do whose member signed in not long ago.
const refuseOldSession = (c: Context<HttpEnv>) => {
  const message = 'You signed in too long ago for this. Please sign in again first.';
  return c.json({ error: { code: 'SESSION_NOT_FRESH', message } }, 403);
};

const wrongPassword = (proof: Exclude<Proof, 'proved' | 'not-fresh'>) =>
  new AppError('invalid-input', 'Some fields need a change.', {
    fields: [
      {
        path: 'password',
        message:
          proof === 'password-missing'
            ? 'Please enter your password.'
            : 'This is not your password.',
      },
    ],
  });
