// One line in the log for each attempt to sign in, up or out, or to prove who one is: enough to see an
// attack and whom it is about, and nothing anybody typed.
import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { opensSession } from './follow-google.ts';

const events: Record<string, string> = {
  '/sign-up/email': 'sign-up',
  '/sign-in/email': 'sign-in',
  '/magic-link/verify': 'sign-in',
  '/two-factor/verify-totp': 'second-factor',
  '/two-factor/verify-backup-code': 'second-factor',
  '/passkey/verify-authentication': 'sign-in',
  '/passkey/verify-registration': 'passkey-added',
  '/reset-password': 'recovery',
  '/change-password': 'password-change',
  '/two-factor/disable': 'second-factor-off',
  '/sign-out': 'sign-out',
};

/**
 * Logs what became of a request under /api/auth: `done`, `failed` (wrong, unknown, taken), or
 * `refused` (not allowed, or too often). `account` and `network` are keyed hashes: the same for the
 * same, and no way back.
 */
export async function noteSignIn(
  c: Context<HttpEnv>,
  services: Services,
  answer: Response,
): Promise<void> {
  const path = c.req.path.slice('/api/auth'.length);
  const event = events[path];
  if (!event || answer.status >= 500) return;
  const hash = hashOf(services);
  const body: unknown = await c.req.json().catch(() => null);
  const email = (body as { email?: unknown } | null)?.email;
  const outcome = answer.ok ? 'done' : [403, 429].includes(answer.status) ? 'refused' : 'failed';
  const about = {
    event,
    way: path,
    outcome,
    network: hash(c.get('network')),
    ...(typeof email === 'string' ? { account: hash(email.trim().toLowerCase()) } : {}),
    ...(await saidIn(answer)),
  };
  if (outcome === 'done') c.get('log').info(about, 'sign-in');
  else c.get('log').warn(about, 'sign-in');
}

/** The same for who comes back from Google, whom a session or an error of ours awaits. */
export async function noteGoogle(
  c: Context<HttpEnv>,
  services: Services,
  answer: Response,
): Promise<void> {
  const code = URL.parse(
    answer.headers.get('location') ?? '',
    services.config.appUrl,
  )?.searchParams.get('error');
  // To be linked, or asked for the second factor, is neither.
  if (!code && !opensSession(answer)) return;
  const network = hashOf(services)(c.get('network'));
  const about = { event: 'sign-in', way: '/callback/google', network };
  if (!code) c.get('log').info({ ...about, outcome: 'done' }, 'sign-in');
  else {
    const outcome = code === 'account_suspended' ? 'refused' : 'failed';
    c.get('log').warn({ ...about, outcome, code }, 'sign-in');
  }
}

const hashOf =
  ({ secret }: Pick<Services, 'secret'>) =>
  (text: string) =>
    createHmac('sha256', secret).update(`log:${text}`).digest('base64url').slice(0, 12);

// Who it was, or what was in the way.
async function saidIn(answer: Response): Promise<{ userId?: string; code?: string }> {
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const { user, code } = (said ?? {}) as { user?: { id?: unknown }; code?: unknown };
  return {
    ...(typeof user?.id === 'string' ? { userId: user.id } : {}),
    ...(typeof code === 'string' ? { code } : {}),
  };
}
