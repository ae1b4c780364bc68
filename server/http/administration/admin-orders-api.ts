// /api/admin/orders and /api/admin/subscriptions: what was sold, for admins.
import * as routes from '#domain/contract/admin-order-routes.ts';
import type { SignedIn } from '../../accounts/find-viewer.ts';
import { recordAct } from '../../admin/audit/record-act.ts';
import { type Cell, csvAnswer, csvName } from '../../admin/csv.ts';
import { limitExports } from '../../admin/limit-exports.ts';
import {
  exportOrders,
  exportSubscriptions,
  orderFileColumns,
  subscriptionFileColumns,
} from '../../admin/sales/export-sales.ts';
import { listOrders, readOrder } from '../../admin/sales/list-orders.ts';
import { listSubscriptions } from '../../admin/sales/list-subscriptions.ts';
import { countOrders } from '../../admin/sales/read-orders.ts';
import { countSubscriptions } from '../../admin/sales/read-subscriptions.ts';
import { refundAsHouse } from '../../admin/sales/refund-order.ts';
import { type Call, defineRoute, type Family } from '../routes/define-route.ts';

const may = 'admins';
const missing = { 404: 'There is no order of this id.' };
const taken = { 429: 'Sixty files were taken within an hour.' };
const refundsPerHour = 60;

export const adminOrderFamily: Family = {
  ignoresEmpty: true,
  routes: [
    defineRoute(routes.listOrders, {
      may,
      summary: 'Orders of every state, newest first, also of what was deleted since.',
      gives: 'A page; `nextCursor` asks for the one after it.',
      run: ({ query }, { services }) => listOrders(services, query),
    }),
    defineRoute(routes.readOrder, {
      may,
      summary: 'Everything of one of them.',
      gives: 'The order.',
      also: missing,
      run: ({ params }, { services }) => readOrder(services, params.id),
    }),
    defineRoute(routes.refundOrder, {
      may,
      summary: 'Gives back what is left of a payment. Who asked and why is noted.',
      gives: 'The order, of which all is given back.',
      also: {
        ...missing,
        409: 'Nothing can be given back; the message says why.',
        429: 'Too many; Retry-After says when to come back.',
        503: 'The payment provider does not answer.',
      },
      limits: ({ viewer }) => [
        { name: 'refunds', subject: viewer.id, count: refundsPerHour, windowSeconds: 3600 },
      ],
      run: ({ params, body }, { services, viewer }) =>
        refundAsHouse(services, viewer, params.id, body.reason),
    }),
    defineRoute(routes.listSubscriptions, {
      may,
      summary: 'Subscriptions of every state, newest first.',
      gives: 'A page; `nextCursor` asks for the one after it.',
      run: ({ query }, { services }) => listSubscriptions(services, query),
    }),
    defineRoute(routes.exportOrders, {
      may,
      summary: 'The orders that are asked for, as CSV. It is noted who took it.',
      gives: 'The file.',
      also: taken,
      run: ({ query }, call) =>
        answerFile(call, {
          name: 'orders',
          columns: orderFileColumns,
          rows: () => exportOrders(call.services, query),
          count: () => countOrders(call.services.db, query),
        }),
    }),
    defineRoute(routes.exportSubscriptions, {
      may,
      summary: 'The subscriptions that are asked for, as CSV. It is noted who took it.',
      gives: 'The file.',
      also: taken,
      run: ({ query }, call) =>
        answerFile(call, {
          name: 'subscriptions',
          columns: subscriptionFileColumns,
          rows: () => exportSubscriptions(call.services, query),
          count: () => countSubscriptions(call.services.db, query),
        }),
    }),
  ],
};

type File = {
  name: 'orders' | 'subscriptions';
  columns: readonly string[];
  rows(): AsyncIterable<Cell[]>;
  count(): Promise<number>;
};

async function answerFile(
  { c, services, viewer: admin }: Call<SignedIn>,
  { name, columns, rows, count }: File,
): Promise<Response> {
  const { db, now } = services;
  const fileName = csvName(name, now());
  // Who asks for the headers alone has taken nothing.
  if (c.req.method === 'HEAD') return csvAnswer(fileName, columns, nothing());
  await limitExports(services, admin);
  await recordAct(db, {
    admin,
    action: `${name}.exported`,
    target: { kind: name, id: fileName },
    details: { rows: await count() },
    at: now(),
  });
  return csvAnswer(fileName, columns, rows());
}

async function* nothing(): AsyncGenerator<Cell[]> {}
