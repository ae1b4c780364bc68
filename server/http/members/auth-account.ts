// The paths under /api/auth that mail a link, use one, or change how a member signs in.

import type * as routes from '#domain/contract/auth-routes.ts';
import type { SignedIn } from '../../accounts/find-viewer.ts';
import { type AskedMail, askForMail } from '../../accounts/mailed-links/ask-for-mail.ts';
import {
  forgetTrust,
  recoverPassword,
  verifyAddress,
} from '../../accounts/mailed-links/use-mailed-link.ts';
import { refuseWeakPassword } from '../../accounts/signing-in/refuse-weak-password.ts';
import { linkRule, passwordProofRule } from '../../accounts/signing-in/sign-in-limits.ts';
import { tellOfWayIn } from '../../accounts/tell-of-way-in.ts';
import { AppError } from '../../app-error.ts';
import { announce } from '../../db/changes.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { inEvenTime } from '../even-time.ts';
import { ownAnswer, sessionMissing } from './auth-answer.ts';
import { type AuthCall, authHeaders, from, type MemberCall, rememberDevice } from './auth-call.ts';
import { refuseUnproved } from './refuse-unproved.ts';

const done = (more = {}) =>
  Response.json({ status: true, ...more }, { headers: { 'Cache-Control': 'no-store' } });

const ask = (call: AuthCall, mail: Omit<AskedMail, 'network' | 'ipAddress'>) => {
  const { network, ipAddress } = from(call);
  return inEvenTime(() => askForMail(call.services, { ...mail, network, ipAddress }));
};

export async function askForLink(call: AuthCall<typeof routes.askForLink>): Promise<Response> {
  const { email, next = '/' } = call.body;
  await ask(call, { kind: 'sign-in-link', email, returnPath: next });
  return done();
}

export async function askForRecovery(
  call: AuthCall<typeof routes.askForRecovery>,
): Promise<Response> {
  const { email } = call.body;
  await ask(call, { kind: 'recover-password', email });
  return done();
}

export async function askForVerification(
  call: AuthCall<typeof routes.askForVerification>,
): Promise<Response> {
  const { email: asked, next = '/' } = call.body;
  const email = asked ?? (await call.c.get('signedIn')())?.viewer.email;
  if (!email) throw sessionMissing();
  await ask(call, { kind: 'verify-email', email, returnPath: next });
  return done();
}

/** The new address counts from the moment its link is used. It takes what deleting takes: it gives the account away. */
export async function changeEmail(call: MemberCall<typeof routes.changeEmail>): Promise<Response> {
  const { c, services, signedIn } = call;
  const { viewer } = signedIn;
  const { newEmail: email, password } = call.body;
  const refused = await refuseUnproved({ c, services, signedIn, password });
  if (refused) return refused;
  if (email === viewer.email) {
    throw new AppError('bad-request', 'This is the address of your account already.');
  }
  await ask(call, { kind: 'verify-email', email, userId: viewer.id });
  return done();
}

export async function useVerification(
  call: AuthCall<typeof routes.verifyAddress>,
): Promise<Response> {
  const { token } = call.body;
  await countLink(call);
  await verifyAddress(call.services, token);
  return done();
}

export async function useRecovery(
  call: AuthCall<typeof routes.recoverPassword>,
): Promise<Response> {
  const { token, newPassword } = call.body;
  await countLink(call);
  const email = await recoverPassword(call.services, token, newPassword);
  const answer = done({ email });
  rememberDevice(call, answer, email);
  return answer;
}

const countLink = (call: AuthCall) =>
  call.services.limits.take([linkRule(from(call))], call.services.now());

export async function changePassword(
  call: MemberCall<typeof routes.changePassword>,
): Promise<Response> {
  const { viewer } = call.signedIn;
  const { currentPassword, newPassword } = call.body;
  await refuseWeakPassword(newPassword, { name: viewer.full_name, email: viewer.email });
  await countProof(call, viewer);
  const { auth, db, now } = call.services;
  const answer = await auth.api.changePassword({
    body: { currentPassword, newPassword, revokeOtherSessions: true },
    headers: authHeaders(call),
    asResponse: true,
  });
  if (answer.ok) {
    await db.transaction(async (tx) => {
      await forgetTrust(tx, viewer.id);
      await announce(tx, 'sessions', viewer.id); // the others have ended
      const about = { kind: 'password-changed', to: viewer.email, userId: viewer.id } as const;
      await queueMail(call.services, tx, { ...about, now: now() });
    });
  }
  return ownAnswer(answer);
}

const countProof = ({ services }: AuthCall, { id }: SignedIn['viewer']) =>
  services.limits.take([passwordProofRule(id)], services.now());

export async function enableSecondFactor(
  call: MemberCall<typeof routes.enableSecondFactor>,
): Promise<Response> {
  const { body, headers } = await withPassword(call);
  const { auth } = call.services;
  return ownAnswer(await auth.api.enableTwoFactor({ body, headers, asResponse: true }));
}

export async function disableSecondFactor(
  call: MemberCall<typeof routes.disableSecondFactor>,
): Promise<Response> {
  const { body, headers, viewer } = await withPassword(call);
  const { auth, db, now } = call.services;
  const answer = await auth.api.disableTwoFactor({ body, headers, asResponse: true });
  if (answer.ok && viewer.two_factor_enabled) {
    const about = { kind: 'second-factor-changed', to: viewer.email, userId: viewer.id } as const;
    await db.transaction((tx) => queueMail(call.services, tx, { ...about, now: now() }));
  }
  return ownAnswer(answer);
}

export async function renewRecoveryCodes(
  call: MemberCall<typeof routes.renewRecoveryCodes>,
): Promise<Response> {
  const { body, headers, viewer } = await withPassword(call);
  const { auth } = call.services;
  const answer = await auth.api.generateBackupCodes({ body, headers, asResponse: true });
  if (answer.ok) await tellOfWayIn(call.services, viewer, 'recovery-codes-renewed');
  return ownAnswer(answer);
}

async function withPassword(call: MemberCall<typeof routes.enableSecondFactor>) {
  const { viewer } = call.signedIn;
  const body = call.body;
  await countProof(call, viewer);
  return { body, viewer, headers: authHeaders(call) };
}
