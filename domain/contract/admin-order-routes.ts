// /api/admin/orders and /api/admin/subscriptions: what was sold, for admins.

import { z } from 'zod';
import {
  adminOrder,
  adminOrderPage,
  adminOrdersQuery,
  adminSubscriptionPage,
  adminSubscriptionsQuery,
} from '../admin/orders.ts';
import { adminReason } from '../admin/users.ts';
import { route } from './route.ts';

const orders = '/api/admin/orders';
const subscriptions = '/api/admin/subscriptions';
const params = z.object({ id: z.uuid() });
const file = 'text/csv';

/** A page of those that are asked for: the first, or that after `cursor`. */
export const listOrders = route({
  method: 'GET',
  path: orders,
  query: adminOrdersQuery,
  answer: adminOrderPage,
});

export const readOrder = route({
  method: 'GET',
  path: `${orders}/:id`,
  params,
  answer: adminOrder,
});

/** Gives back what the house still has of a payment. */
export const refundOrder = route({
  method: 'POST',
  path: `${orders}/:id/refund`,
  params,
  body: adminReason,
  answer: adminOrder,
  waitMs: 30_000,
});

export const listSubscriptions = route({
  method: 'GET',
  path: subscriptions,
  query: adminSubscriptionsQuery,
  answer: adminSubscriptionPage,
});

export const exportOrders = route({
  method: 'GET',
  path: '/api/admin/export/orders.csv',
  query: adminOrdersQuery.pick({ q: true, state: true }),
  file,
});

export const exportSubscriptions = route({
  method: 'GET',
  path: '/api/admin/export/subscriptions.csv',
  query: adminSubscriptionsQuery.pick({ q: true, state: true }),
  file,
});
