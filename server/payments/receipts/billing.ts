// Whom receipts name, as the payer typed it.
import { eq } from 'drizzle-orm';
import type { BillingDetails } from '#domain/payments/billing.ts';
import type { Queries } from '../../db/database.ts';
import { profiles } from '../../db/schema.ts';

const columns = {
  name: profiles.billing_name,
  address: profiles.billing_address,
  tax_id: profiles.billing_tax_id,
};
const nothing: BillingDetails = { name: '', address: '', tax_id: '' };

export async function readBilling(queries: Queries, userId: string): Promise<BillingDetails> {
  const [row] = await queries.select(columns).from(profiles).where(eq(profiles.id, userId));
  return row ?? nothing;
}

/** Changes a member's own; gives what stands then. */
export async function changeBilling(
  queries: Queries,
  userId: string,
  { name, address, tax_id }: BillingDetails,
): Promise<BillingDetails> {
  const [row] = await queries
    .update(profiles)
    .set({ billing_name: name, billing_address: address, billing_tax_id: tax_id })
    .where(eq(profiles.id, userId))
    .returning(columns);
  return row ?? nothing;
}
