// The order that a request to pay is about: the one that is open, or a new one.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { fundedStates, noFacts } from '#domain/payments/order-facts.ts';
import { AppError } from '../../app-error.ts';
import { announce, nobody } from '../../db/changes.ts';
import type { Transaction } from '../../db/database.ts';
import { orders } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { lockMember } from '../lock-member.ts';
import { longestCheckout, nextOrderCheck } from '../next-check.ts';
import { isUsable, type OrderRow } from './present-order.ts';
import { type Asker, type PricedOrder, priceOrder } from './price-order.ts';

/**
 * `pay` is the order to pay. `replace` has to be closed before: another amount, another address, or
 * its time is over. `again`: it was closed at this very moment.
 */
export type FoundOrder = { kind: 'pay' | 'replace'; row: OrderRow } | { kind: 'again' };
type Parts = Pick<Services, 'db' | 'payments' | 'now' | 'config'>;

const standingStates = [...fundedStates, 'underpaid', 'processing', 'open'] as const;

/** Throws as `priceOrder` does, and 'conflict' for what is paid for. */
export async function findOrder(services: Parts, asker: Asker): Promise<FoundOrder> {
  return services.db.transaction(async (tx) => {
    if (asker.viewer) await lockMember(tx, asker.viewer.id);
    const { same, ...priced } = await priceOrder(tx, asker, services.config);
    // The new one takes its place before the others are looked at: none can be paid in between.
    const made = await insertOrder(tx, services, priced);
    const standing = await tx
      .select()
      .from(orders)
      .where(and(same, inArray(orders.state, standingStates)));
    refuseSecondPayment(standing);
    if (made) made.number = await drawNumber(tx, made.id);
    const old = standing.find((row) => row.id !== made?.id && !isSame(services, row, priced));
    if (old) return { kind: 'replace', row: old };
    const row = made ?? standing[0];
    return row ? { kind: 'pay', row } : { kind: 'again' };
  });
}

type Priced = Omit<PricedOrder, 'same'>;

/** Undefined when there is an open one of this subject. */
async function insertOrder(
  tx: Transaction,
  { payments, now }: Parts,
  priced: Priced,
): Promise<OrderRow | undefined> {
  const at = now();
  const opening = { created_at: at, checkout_id: null, checkout_expires_at: null };
  const check_at = nextOrderCheck({ ...opening, state: 'open', facts: noFacts }, at);
  const [made] = await tx
    .insert(orders)
    .values({
      ...priced,
      id: randomUUID(),
      // Drawn once the order is known to stay, so that no number is lost to a second press.
      number: 0,
      provider: payments.kind,
      created_at: at,
      updated_at: at,
      check_at,
    })
    .onConflictDoNothing()
    .returning();
  if (made) await announce(tx, 'payments', made.user_id ?? nobody);
  return made;
}

async function drawNumber(tx: Transaction, id: string): Promise<number> {
  const [drawn] = await tx
    .update(orders)
    .set({ number: sql`nextval('order_numbers')` })
    .where(eq(orders.id, id))
    .returning({ number: orders.number });
  if (!drawn) throw new Error('An order that was written is not there.');
  return drawn.number;
}

function refuseSecondPayment(standing: readonly OrderRow[]): void {
  const paid = standing.find(({ state }) => state !== 'open');
  if (!paid) return;
  throw new AppError(
    'conflict',
    paid.state === 'processing'
      ? 'A payment for this is on its way already.'
      : 'This is paid for already.',
  );
}

function isSame({ payments, now }: Parts, row: OrderRow, priced: Priced): boolean {
  return (
    row.subject === priced.subject &&
    row.user_id === priced.user_id &&
    row.product_name === priced.product_name &&
    row.cents === priced.cents &&
    row.is_deposit === priced.is_deposit &&
    row.email.toLowerCase() === priced.email.toLowerCase() &&
    row.provider === payments.kind &&
    (row.checkout_url === null ? !isForgotten(row, now()) : isUsable(row, now()))
  );
}

// So long a provider keeps the key of a question whose answer was lost.
const isForgotten = ({ created_at }: OrderRow, now: Date): boolean =>
  now.getTime() - created_at.getTime() >= longestCheckout;
