// What programs of others use: keys to the API, and addresses that are told of events.
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '#domain/api-keys/scopes.ts';
import { deliveryStates, type WebhookEvent } from '#domain/webhooks/webhook.ts';
import { moment } from './columns.ts';
import { ownedBy } from './members.ts';

/** A key of a member's program. The key itself is kept nowhere. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    user_id: ownedBy(),
    name: text('name').notNull(),
    /** SHA-256 of the key: of 256 random bits nothing slower is needed. */
    secret_hash: text('secret_hash').notNull().unique(),
    /** The last letters of the key, to tell it from others. */
    hint: text('hint').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    created_at: moment('created_at').notNull(),
    /** Null: until it is revoked. */
    expires_at: moment('expires_at'),
    /** To the minute. */
    last_used_at: moment('last_used_at'),
  },
  (table) => [index('api_keys_user_id').on(table.user_id)],
);

/** An address outside that is told of events. Its secret follows from ours, its id and its version. */
export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey(),
  url: text('url').notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  active: boolean('active').notNull().default(true),
  secret_version: integer('secret_version').notNull().default(1),
  created_at: moment('created_at').notNull(),
});

/** One event for one address, from the moment it happened; kept for a month. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    webhook_id: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event').$type<WebhookEvent | 'ping'>().notNull(),
    /** As it is sent, byte for byte. */
    body: text('body').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    status: integer('status'),
    problem: text('problem'),
    created_at: moment('created_at').notNull(),
    delivered_at: moment('delivered_at'),
  },
  (table) => [
    index('webhook_deliveries_created_at').on(table.created_at, table.id),
    index('webhook_deliveries_webhook_id').on(table.webhook_id),
  ],
);
