import { and, asc, eq } from 'drizzle-orm';
import type { SubscriptionFacts } from '#domain/payments/subscription-facts.ts';
import type { Queries } from '../../db/database.ts';
import { mails } from '../../db/schema.ts';

/** Its id, and what is known of it. */
type Invoice = [string, SubscriptionFacts['invoices'][string]];

/** The mails of the receipts of a subscription's paid months, each with what it is the receipt of. */
export async function receiptMails(
  queries: Queries,
  { id, facts }: { id: string; facts: SubscriptionFacts },
): Promise<{ mailId: string; to: string; invoice: Invoice }[]> {
  const sent = await queries
    .select({ mailId: mails.id, to: mails.to_address })
    .from(mails)
    .where(and(eq(mails.subscription_id, id), eq(mails.kind, 'subscription-receipt')))
    .orderBy(asc(mails.created_at), asc(mails.id));
  // Each paid invoice has one: the first is of the first, and so on.
  const paid = Object.entries(facts.invoices)
    .filter(([, { status, cents }]) => status === 'paid' && cents > 0)
    .toSorted(([, one], [, other]) => one.at - other.at);
  return sent.flatMap((mail, index) => {
    const invoice = paid[index];
    return invoice ? [{ ...mail, invoice }] : [];
  });
}
