import { type OrderState, refundedCents } from '#domain/payments/order-facts.ts';
import type { orders } from '../../db/schema.ts';

// What is disputed is the bank's to decide.
const states: OrderState[] = ['paid', 'underpaid', 'partly-refunded'];

/** What of a payment can still be given back, in cents. */
export const refundableCents = ({
  state,
  facts,
}: Pick<typeof orders.$inferSelect, 'state' | 'facts'>): number =>
  states.includes(state) && facts.paid ? Math.max(0, facts.paid.cents - refundedCents(facts)) : 0;
