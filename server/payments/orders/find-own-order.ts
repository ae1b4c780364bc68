import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../../app-error.ts';
import type { Queries } from '../../db/database.ts';
import { orders } from '../../db/schema.ts';
import { mayManagePayment } from '../../policies.ts';
import { type OwnOrderRow, ownersColumns } from './present-order.ts';

/** The viewer's own order. Throws 'not-found' for an id that is unknown, malformed or another's. */
export async function findOwnOrder(
  queries: Queries,
  viewer: Viewer,
  id: string,
): Promise<OwnOrderRow> {
  if (!z.uuid().safeParse(id).success) throw noPayment();
  const [row] = await queries
    .select(ownersColumns)
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.user_id, viewer.id)));
  if (!row || !mayManagePayment(viewer, row)) throw noPayment();
  return row;
}

const noPayment = () => new AppError('not-found', 'There is no payment of this id.');
