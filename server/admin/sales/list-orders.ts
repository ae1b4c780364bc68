// The table of orders, and one of them in full.
import { z } from 'zod';
import type { AdminOrder, AdminOrderPage, AdminOrdersQuery } from '#domain/admin/orders.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { actsOn } from '../audit/acts-on.ts';
import { pageOf, readCursor } from '../row-position.ts';
import { presentOrder, presentOrderRow } from './present-order.ts';
import { countOrders, type FoundOrder, findOrder, readOrders } from './read-orders.ts';

type Parts = Pick<Services, 'db' | 'config'>;

/** A page of what is asked for. Throws 'invalid-input' for a cursor that is none. */
export async function listOrders(
  parts: Parts,
  { limit, cursor, ...wanted }: AdminOrdersQuery,
): Promise<AdminOrderPage> {
  const { db } = parts;
  const rows = await readOrders(db, wanted, { after: readCursor(cursor), rows: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit);
  return {
    rows: page.map((row) => presentOrderRow(parts, row)),
    total: await countOrders(db, wanted),
    nextCursor,
  };
}

/** Throws 'not-found'. */
export async function requireOrder({ db }: Pick<Services, 'db'>, id: string): Promise<FoundOrder> {
  const found = z.uuid().safeParse(id).success ? await findOrder(db, id) : undefined;
  if (!found) throw new AppError('not-found', 'There is no order of this id.');
  return found;
}

/** One order in full. Throws 'not-found'. */
export const readOrder = async (parts: Parts, id: string): Promise<AdminOrder> => ({
  ...presentOrder(parts, await requireOrder(parts, id)),
  acts: await actsOn(parts.db, 'order', id),
});
