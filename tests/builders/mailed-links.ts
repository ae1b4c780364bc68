// What an account mailed to an address, as its owner finds it.
import { desc, eq } from 'drizzle-orm';
import { type ParsedMail, simpleParser } from 'mailparser';
import { mails } from '#server/db/schema.ts';
import type { TestSite } from './open-test-site.ts';

/** Lets the site send its mails. */
export const startMails = (site: TestSite): Promise<void> =>
  site.jobs.work({ services: site.services });

/** The newest mail to an address, once all are sent; undefined when it got none. */
export async function newestMail(site: TestSite, to: string): Promise<ParsedMail | undefined> {
  const { db, outbox } = site.services;
  const end = Date.now() + 120_000;
  while ((await db.select().from(mails).where(eq(mails.status, 'queued'))).length > 0) {
    if (Date.now() > end) throw new Error('The mails were not sent in two minutes.');
    await new Promise((done) => setTimeout(done, 25));
  }
  const sent = await db.select().from(mails).orderBy(desc(mails.created_at));
  const newest = sent.find((mail) => mail.to_address === to && mail.status === 'sent');
  if (!newest) return undefined;
  for (const name of (await outbox?.list()) ?? []) {
    const mail = await simpleParser((await outbox?.read(name)) ?? '');
    if (mail.messageId === newest.message_id) return mail;
  }
  throw new Error('The mail is not in the outbox.');
}

/** What the link of the newest mail to an address carries. */
export async function mailedLink(
  site: TestSite,
  to: string,
): Promise<{ kind: string; token: string; next: string | null }> {
  const text = (await newestMail(site, to))?.text ?? '';
  const link = /https?:\/\/\S+\/auth\/link\?\S+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in: ${text}`);
  const { searchParams: given } = new URL(link);
  const [kind, token] = [given.get('kind') ?? '', given.get('token') ?? ''];
  return { kind, token, next: given.get('next') };
}
