// Orders and subscriptions as they stand once their checkout was opened.
import { randomUUID } from 'node:crypto';
import { starter, termsVersion } from '#domain/payments/offer.ts';
import type { Queries } from '#server/db/database.ts';
import { orders, profiles, projects, subscriptions } from '#server/db/schema.ts';

type Order = typeof orders.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;

const day = 86_400_000;

/** A member who never signed in. */
export async function insertMember(
  db: Queries,
  email = `${randomUUID()}@example.com`,
): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const at = new Date();
  const row = { id, full_name: 'June Park', email, email_verified: true };
  await db.insert(profiles).values({ ...row, created_at: at, updated_at: at });
  return { id, email };
}

export async function insertProject(db: Queries, user_id: string): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const names = { project_name: 'The light at five', product_name: "Marlowe's Bread" };
  await db
    .insert(projects)
    .values({ id, user_id, draft_key: randomUUID(), ...names, created_at: at, updated_at: at });
  return id;
}

/** Of $12,000, unless told otherwise. */
export async function insertOrder(db: Queries, changes: Partial<Order> = {}): Promise<Order> {
  const id = changes.id ?? randomUUID();
  const [row] = await db
    .insert(orders)
    .values({ ...opened(id), subject: `test:${id}`, cents: 1_200_000, ...productName, ...changes })
    .returning();
  if (!row) throw new Error('The order was not written.');
  return row;
}
const productName = { product_name: "Video Production - Marlowe's Bread" };

export async function insertSubscription(
  db: Queries,
  changes: Partial<Subscription> = {},
): Promise<Subscription> {
  const id = changes.id ?? randomUUID();
  const terms = { cents: starter.cents, trial_days: 7, terms_version: termsVersion };
  const [row] = await db
    .insert(subscriptions)
    .values({ ...opened(id), ...terms, ...changes })
    .returning();
  if (!row) throw new Error('The subscription was not written.');
  return row;
}

const opened = (id: string) => ({
  id,
  email: 'june@example.com',
  provider: 'sandbox' as const,
  checkout_id: `cs_${id}`,
  checkout_url: `https://pay.example/cs_${id}`,
  checkout_expires_at: new Date(Date.now() + day),
  created_at: new Date(),
  updated_at: new Date(),
});
