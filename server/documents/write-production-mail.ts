// The mail that tells the house what somebody wants produced.
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { productionRequests, profiles } from '../db/schema.ts';
import { findChosenDirector } from '../directors/chosen-director.ts';
import { MailError, type MailMessage } from '../gateways/mail/port.ts';
import type { MailRow } from '../mail/queue-mail.ts';
import { paidForPackage } from '../payments/orders/standing/paid-for.ts';
import { findSubmission } from '../production/find-submission.ts';
import type { Services } from '../services.ts';
import { renderProductionHtml } from './mail/render-production-html.ts';
import { renderProductionText } from './mail/render-production-text.ts';
import { makeProductionNotice } from './notices/production-notice.ts';

// The same for everybody: nothing that was typed may stand in a header.
const subject = 'A production request at AD BUILDER';

/** Lays out the request as it stands now, for one of the house's own addresses. */
export async function writeProductionMail(
  { config, db }: Services,
  mail: MailRow,
): Promise<MailMessage | null> {
  const submission = await findSubmission(db, mail.submission_id);
  if (!submission) return null;
  const [asked] = await db
    .select()
    .from(productionRequests)
    .where(eq(productionRequests.submission_id, submission.id));
  if (!asked) throw new MailError('permanent', 'The production request is gone.');
  const director = await findChosenDirector(db, asked.director_id);
  const notice = makeProductionNotice(asked, submission, {
    director,
    appUrl: config.appUrl,
    asker: await askerOf(db, submission.user_id),
    paid: await paidForPackage(db, submission.id),
  });
  return {
    messageId: mail.message_id ?? `<${mail.id}@${config.mailFrom.address.split('@')[1]}>`,
    date: mail.created_at,
    to: { name: '', address: mail.to_address },
    subject,
    html: await renderProductionHtml(notice),
    text: renderProductionText(notice),
    inlineImages: [],
    attachments: [],
  };
}

// Whoever is signed in asks, whomever the package went to.
async function askerOf(queries: Queries, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [member] = await queries
    .select({ email: profiles.email })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return member?.email ?? null;
}
