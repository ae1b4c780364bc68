// Addresses of other houses that are told of events here, and what became of the telling.
import { z } from 'zod';

/** `ping` is sent when somebody tries an address; nobody subscribes to it. */
export const webhookEvents = ['package.sent', 'project.paid', 'production.requested'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookEventWords: Readonly<Record<WebhookEvent, string>> = {
  'package.sent': 'A creative package was sent',
  'project.paid': 'A project was paid for',
  'production.requested': 'Somebody asked for production',
};

/**
 * What is sent of each: ids and amounts, nothing of a person. More is asked for at the API, with a key.
 */
export const webhookData = {
  'package.sent': z.object({ submission_id: z.string() }),
  'project.paid': z.object({
    order_id: z.string(),
    order_number: z.string(),
    project_id: z.string().nullable(),
    submission_id: z.string().nullable(),
    cents: z.number().int(),
    /** Nothing real was charged. */
    test: z.boolean(),
  }),
  'production.requested': z.object({ submission_id: z.string(), director_id: z.string() }),
} as const satisfies Record<WebhookEvent, z.ZodObject>;
export type WebhookData<Event extends WebhookEvent> = z.infer<(typeof webhookData)[Event]>;

export const mostWebhooks = 20;
const url = z
  .string()
  .trim()
  .max(500, 'Please keep this to 500 characters.')
  .refine((value) => {
    const read = URL.parse(value);
    return read !== null && /^https?:$/.test(read.protocol) && !read.username && !read.password;
  }, 'Please enter an address that begins with https://, without a password.');
const events = z
  .array(z.enum(webhookEvents))
  .max(webhookEvents.length)
  .refine((list) => list.length > 0, 'Choose what it is told of.')
  .transform((list) => [...new Set(list)]);

/** What `POST /api/admin/webhooks` takes. */
export const newWebhook = z.object({ url, events });
export type NewWebhook = z.output<typeof newWebhook>;
/** What `PATCH /api/admin/webhooks/:id` takes; a paused address is told nothing. */
export const webhookChanges = z.object({ events, active: z.boolean() }).partial();
export type WebhookChanges = z.output<typeof webhookChanges>;

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: z.boolean(),
  created_at: z.string(),
});
export type Webhook = z.infer<typeof webhook>;
/** Newest first. */
export const webhookList = z.object({ webhooks: z.array(webhook) });
/** `secret` signs what is sent. It is shown when it is made, and never again. */
export const madeWebhook = webhook.extend({ secret: z.string() });

export const deliveryStates = ['queued', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** One event on its way to one address. */
export const delivery = z.object({
  /** The `webhook-id` it is sent with, however often. */
  id: z.string(),
  webhook_id: z.string(),
  url: z.string(),
  event: z.enum([...webhookEvents, 'ping']),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** What the last attempt was answered; null where nobody answered. */
  status: z.number().int().nullable(),
  /** Why the last attempt failed, in words. */
  problem: z.string().nullable(),
  created_at: z.string(),
  delivered_at: z.string().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

/** What `GET /api/admin/webhook-deliveries` takes. */
export const deliveriesQuery = z.object({
  state: z.enum(deliveryStates).optional(),
  cursor: z.string().max(200).optional(),
});
/** Newest first, fifty a page. */
export const deliveryPage = z.object({
  deliveries: z.array(delivery),
  nextCursor: z.string().nullable(),
});
