// What the house has of the leads it lists, beside what their answers say.
import { and, inArray } from 'drizzle-orm';
import type { ProjectKind } from '#domain/admin/project-kinds.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { fundedStates, isFunded, refundedCents } from '#domain/payments/order-facts.ts';
import { shortlyBack } from '#domain/payments/rules/made-payment.ts';
import { amountWords } from '#domain/payments/rules/payment-terms.ts';
import type { Queries } from '../../db/database.ts';
import { orders } from '../../db/schema.ts';
import { ordersOfProjects } from '../../payments/orders/standing/list-standings.ts';

type Item = { kind: ProjectKind; id: string };
type Order = typeof orders.$inferSelect;

/** As in `$12,000`, by `kind:id`, of those that are paid for. */
export async function paidFor(
  queries: Queries,
  items: readonly Item[],
): Promise<Map<string, string>> {
  const idsOf = (one: ProjectKind) => items.flatMap(({ kind, id }) => (kind === one ? id : []));
  return new Map([
    ...(await paidForProjects(queries, idsOf('project'))),
    ...(await paidForSubmissions(queries, idsOf('submission'))),
  ]);
}

async function paidForProjects(queries: Queries, ids: string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const found = await ordersOfProjects(queries, ids);
  return [...found].flatMap(([id, all]) => {
    const paid = all.find(({ state }) => isFunded(state));
    return paid ? [[`project:${id}`, paidWords(paid)]] : [];
  });
}

async function paidForSubmissions(queries: Queries, ids: string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const found = await queries
    .select()
    .from(orders)
    .where(and(inArray(orders.submission_id, ids), inArray(orders.state, fundedStates)));
  return found.map((order) => [`submission:${order.submission_id}`, paidWords(order)]);
}

function paidWords(order: Order): string {
  const { facts, is_deposit } = order;
  const words = amountWords({ cents: facts.paid?.cents ?? order.cents, is_deposit });
  const refunded = refundedCents(facts);
  const back = refunded > 0 ? `. ${shortlyBack(`${formatCents(refunded)} of it`)}` : '';
  return order.state === 'disputed' ? `${words}, in dispute` : `${words}${back}`;
}
