import { GuaranteeLine } from '#app/checkout/guarantee-line.tsx';
import type { Standing } from '#app/checkout/use-standing.ts';
import { formatDollars } from '#domain/money.ts';
import { paidWords, returnedWords, standingWords } from '#domain/payments/rules/payment-terms.ts';

/** What is paid for a project, with its order, and who directs it; nothing until that is known. */
export function PaidNote({ standing: { order, returned, bid } }: { standing: Standing }) {
  if (!order && !bid && !returned) return null;
  return (
    <div className="paid-note">
      {order ? <p>{paidWords(order)}</p> : null}
      {returned ? (
        <p>{returnedWords(returned)} Going into production again is a new order.</p>
      ) : null}
      {bid ? <p className={order ? 'muted' : undefined}>{bidWords(bid)}</p> : null}
      {order && (!bid || order.disputed) ? <p className="muted">{standingWords(order)}</p> : null}
      {order?.refundable_until ? <GuaranteeLine until={order.refundable_until} /> : null}
    </div>
  );
}

const bidWords = ({ director_name, price_dollars, days }: NonNullable<Standing['bid']>) =>
  `${director_name} directs: the bid you accepted is ${formatDollars(price_dollars)} in ${days} days.`;

/** How far a paid project has come, in a few words. */
export function paidState({ order, bid }: Pick<Standing, 'order' | 'bid'>): string {
  if (order?.disputed) return 'Paid. Your bank asks for the money back.';
  if (bid) return `Paid. ${bid.director_name} directs.`;
  if (!order) return 'Paid';
  return order.is_deposit
    ? 'Deposit paid. A consultation comes first.'
    : 'Paid. The director is confirmed with you next.';
}
