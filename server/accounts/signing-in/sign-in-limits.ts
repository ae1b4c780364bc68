// How often somebody may try to get in. Every try counts, right or wrong, known address or not; of codes the wrong ones.

import type { LimitRule } from '../../limits.ts';
import { mailboxOf } from '../../mail/mailbox-of.ts';
import { networkRules } from '../../mail/network-rules.ts';
import type { Config } from '../../settings/config.ts';
import { linkMinutes } from '../mailed-links/mailed-tokens.ts';

const threeMinutes = 180;
const quarter = 900;
const hour = 3600;

type Limits = Config['limits'];
type From = { network: string; limits: Limits };
type FromWhere = From & { ipAddress: string };

/** `device` is the known device that asks: it counts by itself, whatever others do. */
export function signInRules(
  { network, limits }: From,
  account: string,
  device: string | null,
): LimitRule[] {
  if (device) {
    return [brief({ name: 'sign-in-device', subject: device, count: 10, windowSeconds: quarter })];
  }
  return [
    brief(networkRule({ network, limits })),
    brief({ name: 'sign-in-account', subject: account, count: 10, windowSeconds: quarter }),
  ];
}

const brief = (rule: LimitRule): LimitRule => ({ ...rule, isBrief: true });

const networkRule = ({ network, limits }: From): LimitRule => ({
  name: 'sign-in',
  subject: network,
  count: limits.signInsPerThreeMinutes,
  windowSeconds: threeMinutes,
});

/** Each sign-up mails the address: three a day for a mailbox. */
export const signUpRules = ({ limits, ...from }: FromWhere, email: string): LimitRule[] => [
  ...networkRules(from, { name: 'sign-up', count: limits.signUpsPerHour, windowSeconds: hour }),
  { name: 'sign-up-mailbox', subject: mailboxOf(email), count: 3, windowSeconds: 24 * hour },
];

/** Codes of the second factor; only who knows the password gets to try them. A right one is given back. */
export const secondFactorRules = (from: From, userId: string | null): LimitRule[] => [
  networkRule(from),
  ...(userId
    ? [{ name: 'second-factor', subject: userId, count: 10, windowSeconds: quarter }]
    : []),
];

/** A code of an authenticator counts once, for as long as it could be taken again. */
export const codeRule = (userId: string, code: string): LimitRule => ({
  name: 'second-factor-code',
  subject: `${userId}:${code}`,
  count: 1,
  windowSeconds: 120,
});

/** The password asked for again by a member who is signed in. */
export const passwordProofRule = (userId: string): LimitRule => ({
  name: 'password-proofs',
  subject: userId,
  count: 10,
  windowSeconds: quarter,
});

// No longer than a link counts: whoever uses them up for somebody leaves one in their mailbox that
// lets them in.
const windowOf: Record<string, number> = {
  'sign-in-link': linkMinutes['sign-in'] * 60,
  'recover-password': linkMinutes.recover * 60,
};

/** Mails somebody asks for: three of a kind for a mailbox, some more for a network. */
export const mailRules = (
  { limits, ...from }: FromWhere,
  kind: string,
  email: string,
): LimitRule[] => [
  ...networkRules(from, {
    name: 'account-mails',
    count: 4 * limits.signUpsPerHour,
    windowSeconds: hour,
  }),
  { name: kind, subject: mailboxOf(email), count: 3, windowSeconds: windowOf[kind] ?? hour },
];

/** Links that are tried out: their tokens cannot be guessed, but need not be asked for all day. */
export const linkRule = ({ network, limits }: From): LimitRule => ({
  name: 'mailed-links',
  subject: network,
  count: 6 * limits.signInsPerThreeMinutes,
  windowSeconds: threeMinutes,
});
