// Mails that anybody may ask for, for any address. Whether there is an account is found out when
// the mail is written: until then everything happens alike.
import { queueMail } from '../../mail/queue-mail.ts';
import type { Services } from '../../services.ts';
import { mailRules } from '../signing-in/sign-in-limits.ts';
import { awaitAddress } from './awaited-address.ts';

export type AskedMail = {
  kind: 'verify-email' | 'recover-password' | 'sign-in-link';
  email: string;
  network: string;
  ipAddress: string;
  /** Set only by a member who is signed in, and asks for another address. */
  userId?: string;
  returnPath?: string;
};

/** Records and queues. Throws 'too-many-requests' when the address or the network had enough. */
export async function askForMail(
  services: Services,
  { kind, email, network, ipAddress, ...more }: AskedMail,
): Promise<void> {
  const { db, limits, config } = services;
  const now = services.now();
  const to = email.toLowerCase();
  await db.transaction(async (tx) => {
    await limits.take(mailRules({ network, ipAddress, limits: config.limits }, kind, to), now, tx);
    if (more.userId) await awaitAddress(tx, more.userId, to, now);
    await queueMail(services, tx, { kind, to, now, ...more });
  });
}
