import type Stripe from 'stripe';
import { afterAll } from 'vitest';
import { openTestServices } from '#tests/database/open-test-services.ts';
import { type OpenPayments, paymentsContract } from './contract.ts';
import { payCheckout } from './sandbox/press-checkout.ts';
import type { SandboxParts } from './sandbox/sandbox-parts.ts';
import { signEvent } from './sandbox/sign-event.ts';
import { openSandbox } from './sandbox.ts';

const opened = await openTestServices();
afterAll(() => opened.close());

/** A sandbox whose events are kept instead of sent. */
async function open(): Promise<OpenPayments> {
  const { db, now } = opened.services;
  const events: Stripe.Event[] = [];
  const parts: SandboxParts = {
    db,
    now,
    appUrl: 'http://localhost:3000',
    secret: crypto.randomUUID(),
    jobs: {
      async enqueue(_tx, _name, data) {
        events.push((data as { event: Stripe.Event }).event);
      },
    },
  };
  return {
    payments: openSandbox(parts),
    pay: async (id) => void (await payCheckout(parts, { id, number: '4242 4242 4242 4242' })),
    sent: () => Promise.all(events.map((event) => signEvent(event, parts))),
  };
}

paymentsContract(open);
