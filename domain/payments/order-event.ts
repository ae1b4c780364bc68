// What a payment provider tells, in words of our own. Times are seconds since 1970, as it gives them.

/** How a refund or a dispute stands; a later one in the list wins, whatever came first. */
export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Something that happened to a payment of one order. */
export type OrderEvent =
  /** `cents`: what was taken. `paymentId` names it at the provider. */
  | { type: 'paid'; at: number; cents: number; paymentId: string }
  /** The visitor is done, the money is on its way: bank debits take days. */
  | { type: 'processing'; at: number }
  /** Such money never came. */
  | { type: 'failed'; at: number }
  /** The checkout can be paid no more. */
  | { type: 'expired'; at: number }
  | { type: 'refund'; at: number; refundId: string; cents: number; status: RefundStatus }
  | { type: 'dispute'; at: number; disputeId: string; cents: number; status: DisputeStatus };
