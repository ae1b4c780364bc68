import type { PaymentStanding } from '#domain/payments/account-payments.ts';
import type { bids } from '../../../db/schema.ts';

export type AcceptedBid = NonNullable<PaymentStanding['bid']>;

/** What the owner of a project is told of the bid they accepted. */
export const presentAccepted = ({
  director_name,
  price_dollars,
  days,
}: typeof bids.$inferSelect): AcceptedBid => ({
  director_name,
  price_dollars: price_dollars ?? 0,
  days: days ?? 0,
});
