// Objects change in a transaction that also puts their events on their way, or neither happens.
import type Stripe from 'stripe';
import type { Transaction } from '../../../db/database.ts';
import type { SandboxParts } from './sandbox-parts.ts';

/** The queue of the job that hands events to the webhook's code. */
export const sandboxEventQueue = 'send-sandbox-event';

/** What a change gives, and what is told of it. */
export type Change<Outcome> = { outcome: Outcome; events: Stripe.Event[] };

export function changeSandbox<Outcome>(
  { db, jobs }: Pick<SandboxParts, 'db' | 'jobs'>,
  work: (tx: Transaction) => Promise<Change<Outcome>>,
): Promise<Change<Outcome>> {
  return db.transaction(async (tx) => {
    const change = await work(tx);
    for (const event of change.events) await jobs.enqueue(tx, sandboxEventQueue, { event });
    return change;
  });
}
