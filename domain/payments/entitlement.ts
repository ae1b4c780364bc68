import type { SubscriptionState } from './subscription-facts.ts';

/** What somebody may have beyond what is free: nothing, or all that the starter package gives. */
export type Entitlement = 'free' | 'starter';

/**
 * A trial has everything. Who is asked again for a charge that failed keeps it until the provider gives
 * up; who has just confirmed has it before the provider says so.
 */
const giving: readonly SubscriptionState[] = ['begun', 'trialing', 'active', 'past_due'];

/** What a member's subscriptions give, whatever became of the others. */
export const entitlementOf = (states: readonly SubscriptionState[]): Entitlement =>
  states.some((state) => giving.includes(state)) ? 'starter' : 'free';
