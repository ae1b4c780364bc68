import { GuaranteeLine } from '#app/checkout/guarantee-line.tsx';
import type { Standing } from '#app/checkout/use-standing.ts';
import { formatDollars } from '#domain/money.ts';
import { paidWords, standingWords } from '#domain/payments/rules/payment-terms.ts';

/** What is paid for a project, with its order, and who directs it; nothing until that is known. */
export function PaidNote({ standing: { order, bid } }: { standing: Standing }) {
  if (!order) return null;
  return (
    <div className="paid-note">
      <p>{paidWords(order)}</p>
      <p className="muted">
        {bid
          ? `${bid.director_name} directs: the bid you accepted is ${formatDollars(bid.price_dollars)} in ${bid.days} days.`
          : standingWords(order)}
      </p>
      {order.refundable_until ? <GuaranteeLine until={order.refundable_until} /> : null}
    </div>
  );
}

/** How far a paid project has come, in a few words. */
export function paidState({ order, bid }: Pick<Standing, 'order' | 'bid'>): string {
  if (bid) return `Paid. ${bid.director_name} directs.`;
  if (!order) return 'Paid';
  return order.is_deposit
    ? 'Deposit paid. A consultation comes first.'
    : 'Paid. The director is confirmed with you next.';
}
