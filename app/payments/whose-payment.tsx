import { Link } from 'react-router';
import type { CheckoutReport } from '#domain/payments/account-payments.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { reach } from '#domain/policies-text/policy.ts';
import { useHouseFacts } from '../use-house-facts.ts';

type Order = NonNullable<CheckoutReport['order']>;

/** How a payment comes to stand in an account; where its own was deleted, that it comes to none. */
export function WhosePayment({ order, isMember }: { order: Order; isMember: boolean }) {
  const house = useHouseFacts();
  if (order.left) return <p className="meta">{leftWords(order, reach(house))}</p>;
  if (isMember) return null;
  return (
    <p className="meta">
      <Link className="text-link" to="/auth?next=/account%23payments">
        Sign in or up
      </Link>{' '}
      with the address of the receipt and verify it: this payment, its receipt and its project then
      stand in your account.
    </p>
  );
}

const leftWords = ({ number, refundable_until }: Order, way: string): string =>
  `The account this payment stood in was deleted, and no other can show it. ${
    refundable_until ? 'The guarantee holds all the same: to use it,' : 'If you have a question,'
  } reach us ${way}, and name order ${orderNumber(number)} and the address of its receipt.`;
