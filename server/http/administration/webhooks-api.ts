// /api/admin/webhooks and /api/admin/webhook-deliveries: who outside is told of events, for admins.
import type { Viewer } from '#domain/accounts/viewer.ts';
import * as routes from '#domain/contract/webhook-routes.ts';
import { listDeliveries, retryDelivery, tryWebhook } from '../../webhooks/deliveries.ts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listWebhooks,
  renewSecret,
} from '../../webhooks/webhooks.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';

const may = 'admins';
const missing = { 404: 'There is nothing of this id.' };
const limited = { 429: 'Too many; Retry-After says when to come back.' };
const pressesAnHour = 120;
const limits = ({ viewer }: { viewer: Viewer }) => [
  { name: 'webhook-presses', subject: viewer.id, count: pressesAnHour, windowSeconds: 3600 },
];

export const outgoingWebhookFamily: Family = {
  ignoresEmpty: true,
  routes: [
    defineRoute(routes.listWebhooks, {
      may,
      summary: 'The addresses that are told of events, newest first.',
      gives: 'All of them.',
      run: (_, { services: { db } }) => listWebhooks(db),
    }),
    defineRoute(routes.addWebhook, {
      may,
      summary: 'Adds an address. Its secret is in this answer and in no other.',
      gives: 'The address.',
      also: { 409: 'There are twenty.', ...limited },
      limits,
      run: ({ body }, { services, viewer }) => addWebhook(services, viewer, body),
    }),
    defineRoute(routes.changeWebhook, {
      may,
      summary: 'Changes what an address is told of, pauses it or has it go on.',
      gives: 'The address.',
      also: missing,
      run: ({ params, body }, { services, viewer }) =>
        changeWebhook(services, viewer, params.id, body),
    }),
    defineRoute(routes.deleteWebhook, {
      may,
      summary: 'Deletes an address, with what was and is to be delivered there.',
      gives: 'Gone.',
      also: missing,
      run: ({ params }, { services, viewer }) => deleteWebhook(services, viewer, params.id),
    }),
    defineRoute(routes.renewWebhookSecret, {
      may,
      summary: 'Makes another secret; the one before signs nothing any more.',
      gives: 'The address with its secret.',
      also: { ...missing, ...limited },
      limits,
      run: ({ params }, { services, viewer }) => renewSecret(services, viewer, params.id),
    }),
    defineRoute(routes.tryWebhook, {
      may,
      summary: 'Sends a `ping` to an address.',
      gives: 'The delivery, on its way.',
      also: { ...missing, ...limited },
      limits,
      run: ({ params }, { services }) => tryWebhook(services, params.id),
    }),
    defineRoute(routes.listDeliveries, {
      may,
      summary: 'What became of each event for each address, newest first; kept for thirty days.',
      gives: 'A page; `nextCursor` asks for the one after it.',
      run: ({ query }, { services: { db } }) => listDeliveries(db, query),
    }),
    defineRoute(routes.retryDelivery, {
      may,
      summary: 'Sends again what failed for good.',
      gives: 'The delivery, on its way.',
      also: { ...missing, 409: 'It did not fail.', ...limited },
      limits,
      run: ({ params }, { services }) => retryDelivery(services, params.id),
    }),
  ],
};
