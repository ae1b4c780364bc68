// The paths under /api/auth that sign somebody in or out.
import { eq } from 'drizzle-orm';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import { isShortPassword, signUpInput } from '#domain/accounts/auth-inputs.ts';
import { weakMessage } from '#domain/accounts/password-strength.ts';
import { readRecoveryCode } from '#domain/accounts/recovery-code.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import type * as routes from '#domain/contract/auth-routes.ts';
import { AuthRefusal } from '../../accounts/auth-refusal.ts';
import type { Member } from '../../accounts/mailed-links/mailed-tokens.ts';
import { takeSignInLink } from '../../accounts/mailed-links/use-mailed-link.ts';
import { endSession } from '../../accounts/sessions.ts';
import { hashAhead } from '../../accounts/signing-in/hash-ahead.ts';
import { openSession } from '../../accounts/signing-in/open-session.ts';
import { refuseSuspended } from '../../accounts/signing-in/refuse-suspended.ts';
import { refuseWeakPassword } from '../../accounts/signing-in/refuse-weak-password.ts';
import { userOf } from '../../accounts/signing-in/session-opener.ts';
import { findByPassword } from '../../accounts/signing-in/sign-in-by-password.ts';
import {
  codeRule,
  linkRule,
  secondFactorRules,
  signInRules,
  signUpRules,
} from '../../accounts/signing-in/sign-in-limits.ts';
import { tellOfWayIn } from '../../accounts/tell-of-way-in.ts';
import { AppError } from '../../app-error.ts';
import { profiles } from '../../db/schema.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { parsedInput } from '../../parse-input.ts';
import { json, ownAnswer } from './auth-answer.ts';
import { type AuthCall, authHeaders, deviceOf, finishSignIn, from, welcome } from './auth-call.ts';
import { forgetPages } from './clear-sign-in.ts';

/** Says of a password that is too short, and of nothing else that is wrong, that it is weak. */
export function readSignUp(sent: unknown) {
  const parsed = signUpInput.safeParse(sent);
  if (!parsed.success && isShortPassword(parsed.error)) {
    throw new AppError('weak_password', weakMessage(['length']), { reasons: ['length'] });
  }
  return parsedInput(parsed);
}

export async function signUp(call: AuthCall<typeof routes.signUp>): Promise<Response> {
  const { auth, limits, now } = call.services;
  const { full_name: name, next, ...form } = call.body;
  await refuseWeakPassword(form.password, { name, email: form.email });
  await limits.take(signUpRules(from(call), form.email), now());
  // Where the mailed link leads on to.
  const body = { name, ...form, callbackURL: safeReturnPath(next) };
  const headers = authHeaders(call);
  const answer = await hashAhead(form.password, () =>
    auth.api.signUpEmail({ body, headers, asResponse: true }),
  );
  if (!answer.ok && (await isTaken(call, form.email))) throw taken();
  return finishSignIn(call, answer);
}

// Two sign-ups at once: the second one finds the address taken only when it writes.
async function isTaken({ services: { db } }: AuthCall, email: string): Promise<boolean> {
  const isTheirs = eq(profiles.email, email.toLowerCase());
  return (await db.select({ id: profiles.id }).from(profiles).where(isTheirs)).length > 0;
}

const taken = () =>
  new AuthRefusal(
    422,
    'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    'User already exists. Use another email.',
  );

// Made once: a schema takes longer to make than to ask.
const emailAddress = z.email();

export async function signIn(call: AuthCall<typeof routes.signIn>): Promise<Response> {
  const { db, limits, now } = call.services;
  const { email, phone, password } = call.body;
  const account = (email || phone || '').toLowerCase();
  if (!account || !password) throw new AppError('bad-request', neither);
  await limits.take(signInRules(from(call), account, deviceOf(call, account)), now());
  const address = emailAddress.safeParse(account).data ?? noAddress;
  const member = await findByPassword(db, address, password);
  if (!member) throw new AuthRefusal(401, 'INVALID_EMAIL_OR_PASSWORD', wrong);
  return openFor(call, member);
}

const neither = 'You must provide either an email or phone number and a password';
const wrong = 'Invalid email or password';
// A telephone number, or what no database keeps: looked for all the same, and never found.
const noAddress = '';

export async function signInByLink(call: AuthCall<typeof routes.signInByLink>): Promise<Response> {
  const { services } = call;
  const { token } = call.body;
  await services.limits.take([linkRule(from(call))], services.now());
  const isKnown = (email: string) => deviceOf(call, email) !== null;
  return openFor(call, await takeSignInLink(services, token, isKnown));
}

/** Opens a session, or asks for the second factor. */
async function openFor(call: AuthCall, member: Member): Promise<Response> {
  const { c, services } = call;
  refuseSuspended(member);
  if (member.two_factor_enabled) {
    const asked = { body: { member }, headers: authHeaders(call), asResponse: true } as const;
    return finishSignIn(call, await services.auth.api.openSession(asked));
  }
  const userAgent = c.req.header('user-agent') ?? '';
  const cookie = await openSession(services, member, { ipAddress: c.get('ipAddress'), userAgent });
  const answer = json({ user: userOf(member) }, 200);
  answer.headers.append('Set-Cookie', cookie);
  await welcome(call, answer, member.email);
  return answer;
}

/** Proves a second factor that was just set up, or signs in with it. */
export async function verifyCode(call: AuthCall<typeof routes.verifyCode>): Promise<Response> {
  const { auth } = call.services;
  const body = call.body;
  const signedIn = await call.c.get('signedIn')();
  const userId = signedIn?.viewer.id ?? (await challenged(call));
  const tried = await countCode(call, userId);
  if (!signedIn && userId) await spendCode(call, userId, body.code);
  const headers = authHeaders(call);
  const answer = await auth.api.verifyTOTP({ body, headers, asResponse: true });
  if (answer.ok) await tried.wasRight();
  if (!signedIn) return finishSignIn(call, answer);
  if (answer.ok && !signedIn.viewer.two_factor_enabled) await tell(call, signedIn.viewer);
  return ownAnswer(answer);
}

export async function verifyRecoveryCode(
  call: AuthCall<typeof routes.verifyRecoveryCode>,
): Promise<Response> {
  const { auth } = call.services;
  const body = { ...call.body, code: readRecoveryCode(call.body.code) };
  const userId = await challenged(call);
  const tried = await countCode(call, userId);
  const headers = authHeaders(call);
  const answer = await auth.api.verifyBackupCode({ body, headers, asResponse: true });
  if (answer.ok) await tried.wasRight();
  const finished = await finishSignIn(call, answer);
  if (userId && answer.ok) await tellOfCode(call, userId);
  return finished;
}

/** Counted before it is looked at, so that many at once are not tried through; a right one is no guess. */
async function countCode(call: AuthCall, userId: string | null) {
  const { limits, now } = call.services;
  const rules = secondFactorRules(from(call), userId);
  await limits.take(rules, now());
  return { wasRight: () => limits.giveBack(rules, now()) };
}

async function spendCode({ services }: AuthCall, userId: string, code: string): Promise<void> {
  try {
    await services.limits.take([codeRule(userId, code)], services.now());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AuthRefusal(401, 'INVALID_CODE', 'Invalid code');
  }
}

/** Whose second factor is waited for. */
async function challenged({ c, services: { auth } }: AuthCall): Promise<string | null> {
  const context = await auth.$context;
  const cookie = getCookie(c, context.createAuthCookie('two_factor').name);
  const identifier = cookie?.slice(0, cookie.lastIndexOf('.'));
  if (!identifier) return null;
  return (await context.internalAdapter.findVerificationValue(identifier))?.value ?? null;
}

async function tellOfCode({ services }: AuthCall, userId: string): Promise<void> {
  const [member] = await services.db
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (member) await tellOfWayIn(services, member, 'recovery-code-used');
}

async function tell({ services }: AuthCall, viewer: { id: string; email: string }): Promise<void> {
  const about = { kind: 'second-factor-changed', to: viewer.email, userId: viewer.id } as const;
  await services.db.transaction((tx) => queueMail(services, tx, { ...about, now: services.now() }));
}

export async function signOut(call: AuthCall): Promise<Response> {
  const { auth, db } = call.services;
  const signedIn = await call.c
    .get('signedIn')()
    .catch(() => null);
  if (signedIn) await endSession(db, signedIn.viewer, signedIn.sessionId);
  const raw = await auth.api.signOut({ headers: authHeaders(call), asResponse: true });
  const answer = await ownAnswer(raw);
  answer.headers.set(forgetPages.name, forgetPages.value);
  return answer;
}
