// What the house has of its leads, beside what their answers say: in its list, its exports and its mails.
import { and, eq, inArray } from 'drizzle-orm';
import type { ProjectKind } from '#domain/admin/project-kinds.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { fundedStates, type OrderState, refundedCents } from '#domain/payments/order-facts.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { shortlyBack } from '#domain/payments/rules/made-payment.ts';
import { amountWords } from '#domain/payments/rules/payment-terms.ts';
import type { Queries } from '../../../db/database.ts';
import { orders, projectPackages } from '../../../db/schema.ts';
import type { OrderRow } from '../present-order.ts';
import { ordersOfProjects } from './list-standings.ts';

// What of money that came is more than that it came.
const becameOf: Partial<Record<OrderState, string>> = {
  disputed: 'in dispute',
  refunded: 'given back',
  lost: 'taken back by the bank',
};
const toldStates: OrderState[] = [...fundedStates, 'refunded', 'lost'];
const isTold = (state: OrderState): boolean => toldStates.includes(state);

type Item = { kind: ProjectKind; id: string };
type Funded = [key: string, orders: OrderRow[]];

/** As in `$12,000`, by `kind:id`, of those that are paid for, or were before it went back. */
export async function paidFor(
  queries: Queries,
  items: readonly Item[],
): Promise<Map<string, string>> {
  const idsOf = (one: ProjectKind) => items.flatMap(({ kind, id }) => (kind === one ? [id] : []));
  const funded = [
    ...(await fundingProjects(queries, idsOf('project'))),
    ...(await fundingSubmissions(queries, idsOf('submission'))),
  ];
  return new Map(funded.map(([key, all]) => [key, all.map((one) => paidSaid(one)).join('; ')]));
}

/** The same with order numbers, of a package that was sent and the project it belongs to; empty where nothing is paid. */
export async function paidForPackage(queries: Queries, submissionId: string): Promise<string> {
  const [linked] = await queries
    .select({ id: projectPackages.project_id })
    .from(projectPackages)
    .where(eq(projectPackages.submission_id, submissionId));
  const funded = linked
    ? await fundingProjects(queries, [linked.id])
    : await fundingSubmissions(queries, [submissionId]);
  return funded
    .flatMap(([, all]) => all.map((one) => paidSaid(one, `, order ${orderNumber(one.number)}`)))
    .join('; ');
}

async function fundingProjects(queries: Queries, ids: string[]): Promise<Funded[]> {
  if (ids.length === 0) return [];
  const found = await ordersOfProjects(queries, ids);
  return [...found]
    .map(([id, all]): Funded => [`project:${id}`, all.filter(({ state }) => isTold(state))])
    .filter(([, all]) => all.length > 0);
}

async function fundingSubmissions(queries: Queries, ids: string[]): Promise<Funded[]> {
  if (ids.length === 0) return [];
  const found = await queries
    .select()
    .from(orders)
    .where(and(inArray(orders.submission_id, ids), inArray(orders.state, toldStates)));
  const bySubmission = Object.groupBy(found, ({ submission_id }) => `submission:${submission_id}`);
  return Object.entries(bySubmission).map(([key, all = []]) => [key, all]);
}

function paidSaid({ facts, is_deposit, state, cents }: OrderRow, order = ''): string {
  const words = `${amountWords({ cents: facts.paid?.cents ?? cents, is_deposit })}${order}`;
  const refunded = refundedCents(facts);
  const back = refunded > 0 ? `. ${shortlyBack(`${formatCents(refunded)} of it`)}` : '';
  const became = becameOf[state];
  return became ? `${words}, ${became}` : `${words}${back}`;
}
