// Mails about an account. Whether there is one, and the secret part of a link, are found out here:
// the token stands nowhere but in the mail, and every attempt to send makes its own.
import { randomBytes } from 'node:crypto';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { fundedStates } from '#domain/payments/order-facts.ts';
import { guaranteeEnds } from '#domain/payments/rules/guarantee.ts';
import { namedPayment } from '#domain/payments/rules/leaving-words.ts';
import { lockAwaited } from '../accounts/mailed-links/awaited-address.ts';
import { issueToken, type LinkKind, type Member } from '../accounts/mailed-links/mailed-tokens.ts';
import type { Queries } from '../db/database.ts';
import { mails, orders, profiles } from '../db/schema.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import type { MailRow } from '../mail/queue-mail.ts';
import { isTest } from '../payments/is-test.ts';
import type { Services } from '../services.ts';
import { renderAccountHtml, renderAccountText } from './mail/render-account-mail.ts';
import {
  type AccountNotice,
  accountDeleted,
  addressChanged,
  type LeftPayment,
  linkWords,
  newAddressWords,
  passwordChanged,
  secondFactorChanged,
  wayInChanged,
} from './notices/account-notice.ts';
import { contactWords, momentWords } from './notices/payment-notice.ts';

/** Null for an address that has no account, or no use for the mail. */
export async function writeAccountMail(
  services: Services,
  mail: MailRow,
  returnPath: string,
): Promise<MailMessage | null> {
  const notice = await noticeOf(services, mail, returnPath);
  if (!notice) {
    await rehearse(mail);
    return null;
  }
  return {
    messageId: mail.message_id ?? `<${mail.id}@${services.config.mailFrom.address.split('@')[1]}>`,
    date: mail.created_at,
    to: { name: '', address: mail.to_address },
    subject: notice.isTest ? `Test: ${notice.subject}` : notice.subject,
    html: await renderAccountHtml(notice),
    text: renderAccountText(notice),
    inlineImages: [],
    attachments: [],
  };
}

async function noticeOf(services: Services, mail: MailRow, returnPath: string) {
  // Whose account it was is not there any more.
  if (mail.kind === 'account-deleted') {
    const left = await leftOrders(services, mail.to_address);
    const isTestMail = left.some(
      ({ provider }) => provider === 'sandbox' || isTest(services.config),
    );
    return {
      ...accountDeleted(
        contactOf(services),
        left.map((order) => leftWords(order, mail.created_at)),
      ),
      isTest: isTestMail,
    };
  }
  const member = await findMember(services, mail);
  return member && noticeFor(services, mail, member, returnPath);
}

// By the address of their receipts: nothing else names the payer any more.
const leftOrders = ({ db }: Services, address: string) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        sql`lower(${orders.email}) = ${address.toLowerCase()}`,
        like(orders.subject, 'left:%'),
        inArray(orders.state, fundedStates),
      ),
    )
    .orderBy(orders.number);

function leftWords(order: typeof orders.$inferSelect, at: Date): LeftPayment {
  const cents = order.facts.paid?.cents ?? order.cents;
  const until = guaranteeEnds(order);
  const isGuaranteed = until !== null && until > at;
  const guarantee = isGuaranteed ? `, guarantee until ${momentWords(until)}` : '';
  const text = `${namedPayment({ ...order, cents })}${guarantee}`;
  return { text, isDisputed: order.state === 'disputed', isGuaranteed };
}

const contactOf = ({ config }: Services): string => contactWords(config.brand);

// Written for nobody all the same: how busy the server is afterwards tells nothing of an address.
async function rehearse({ kind }: MailRow): Promise<void> {
  const { label, ...words } = linkWords[linkKinds[kind] ?? 'sign-in'];
  const notice = { ...words, button: { label, url: randomBytes(32).toString('base64url') } };
  await renderAccountHtml(notice);
  renderAccountText(notice);
}
const linkKinds: Record<string, LinkKind> = {
  'verify-email': 'verify',
  'recover-password': 'recover',
};

async function findMember({ db }: Services, mail: MailRow): Promise<Member | undefined> {
  const isTheirs = mail.user_id
    ? eq(profiles.id, mail.user_id)
    : eq(profiles.email, mail.to_address);
  const [member] = await db.select().from(profiles).where(isTheirs);
  // Deleting the account then deletes the mail.
  if (member && !mail.user_id) {
    await db.update(mails).set({ user_id: member.id }).where(eq(mails.id, mail.id));
  }
  return member;
}

async function noticeFor(
  services: Services,
  { kind, to_address: to }: MailRow,
  member: Member,
  returnPath: string,
): Promise<AccountNotice | null> {
  const { appUrl } = services.config;
  switch (kind) {
    case 'verify-email':
      return verifyNotice(services, member, to, returnPath);
    case 'recover-password':
      // Neither opens anything for who is suspended.
      return member.suspended_at ? null : linkTo(services, 'recover', member, to);
    case 'sign-in-link':
      return member.suspended_at ? null : linkTo(services, 'sign-in', member, to, returnPath);
    case 'password-changed':
      return passwordChanged(`${appUrl}/auth`);
    case 'second-factor-changed':
      return secondFactorChanged(member.two_factor_enabled, `${appUrl}/auth`);
    case 'passkey-added':
    case 'recovery-codes-renewed':
    case 'recovery-code-used':
      return wayInChanged(kind, `${appUrl}/account`);
    case 'address-changed':
      return addressChanged(contactOf(services));
    default:
      return null;
  }
}

// Their own address while it is not verified, or a new one that is awaited still and nobody has.
async function verifyNotice(
  services: Services,
  member: Member,
  to: string,
  returnPath: string,
): Promise<AccountNotice | null> {
  const link = (db: Queries) => linkTo({ ...services, db }, 'verify', member, to, returnPath);
  if (to === member.email) return member.email_verified ? null : link(services.db);
  return services.db.transaction(async (tx) => {
    const taken = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, to));
    return taken.length === 0 && (await lockAwaited(tx, member.id, to)) ? link(tx) : null;
  });
}

async function linkTo(
  { db, config, now }: Pick<Services, 'config' | 'now'> & { db: Queries },
  kind: LinkKind,
  member: Member,
  sentTo: string,
  returnPath = '/',
): Promise<AccountNotice> {
  const about = { userId: member.id, email: member.email, sentTo };
  const isNew = kind === 'verify' && sentTo !== member.email;
  const page = isNew ? 'new-address' : kind;
  const search = new URLSearchParams({
    kind: page,
    token: await issueToken(db, kind, about, now()),
  });
  const next = safeReturnPath(returnPath);
  if (next !== '/') search.set('next', next);
  const { label, ...words } = isNew ? newAddressWords : linkWords[kind];
  return { ...words, button: { label, url: `${config.appUrl}/auth/link?${search}` } };
}
