// /api/admin/webhooks and /api/admin/webhook-deliveries: who outside is told of events, for admins.
import {
  deliveriesQuery,
  delivery,
  deliveryPage,
  madeWebhook,
  newWebhook,
  webhook,
  webhookChanges,
  webhookList,
} from '../webhooks/webhook.ts';
import { route } from './route.ts';

const path = '/api/admin/webhooks';
const one = `${path}/:id`;
const deliveries = '/api/admin/webhook-deliveries';

export const listWebhooks = route({ method: 'GET', path, answer: webhookList });

/** Adds an address. Its secret is in this answer and in no other. */
export const addWebhook = route({
  method: 'POST',
  path,
  body: newWebhook,
  answer: madeWebhook,
  status: 201,
});

export const changeWebhook = route({
  method: 'PATCH',
  path: one,
  body: webhookChanges,
  answer: webhook,
});

/** With what was and is to be delivered there. */
export const deleteWebhook = route({ method: 'DELETE', path: one });

/** Makes another secret; the one before signs nothing any more. */
export const renewWebhookSecret = route({
  method: 'POST',
  path: `${one}/secret`,
  answer: madeWebhook,
});

/** Sends a `ping`. */
export const tryWebhook = route({
  method: 'POST',
  path: `${one}/try`,
  answer: delivery,
  status: 202,
});

export const listDeliveries = route({
  method: 'GET',
  path: deliveries,
  query: deliveriesQuery,
  answer: deliveryPage,
});

/** Sends again what failed for good. */
export const retryDelivery = route({
  method: 'POST',
  path: `${deliveries}/:id/retry`,
  answer: delivery,
});
