import { type ReactNode, useState } from 'react';
import type { Bid } from '#domain/bidding/bid.ts';
import { acceptBid } from '#domain/contract/bid-routes.ts';
import { formatDollars } from '#domain/money.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { paidWords } from '#domain/payments/rules/made-payment.ts';
import { call } from '../../calls/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import type { BiddingProps } from './ask-panel.tsx';
import { RealityCheck } from './reality-check.tsx';
import { daysWords, priceWords } from './reality-words.ts';

const states: Record<Bid['state'], string> = {
  asked: 'Asked',
  offered: 'Bid made',
  accepted: 'Accepted',
  declined: 'Declined',
};

/** The bids side by side, and the way to accept one. */
export function BidCards({ projectId, found, busy, run }: BiddingProps) {
  const [asked, setAsked] = useState<Bid | null>(null);
  const accept = async () => {
    if (!asked) return;
    const params = { id: projectId, bid: asked.id };
    const text = `${asked.director_name} is told, and the others are told kindly.`;
    await run('accept', call(acceptBid, { params }), { title: 'Bid accepted', text });
    setAsked(null);
  };
  return (
    <section className="bids" aria-label="Bids">
      <p>
        Your budget: <b>{found.budget}</b>. Your schedule: <b>{found.schedule}</b>.
        {found.paid ? (
          <>
            {' '}
            Paid: <b>{formatCents(found.paid.cents)}</b>, order {orderNumber(found.paid.number)}.
          </>
        ) : null}
      </p>
      {found.needs ? <RealityCheck needs={found.needs} /> : null}
      <ul className="bid-cards">
        {found.bids.map((bid) => (
          <li key={bid.id}>
            <BidCard bid={bid} found={found} onAccept={() => setAsked(bid)} />
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`Accept the bid of ${asked?.director_name ?? ''}?`}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>Not yet</Button>
            <Button variant="primary" loading={busy === 'accept'} onClick={() => void accept()}>
              {busy === 'accept' ? 'Accepting…' : 'Accept this bid'}
            </Button>
          </>
        }
      >
        <p className="muted">
          The director is told that you chose them, the others that you decided for somebody else.
          Nothing is charged by this; it cannot be taken back here.
        </p>
        {asked ? <p>{figuresOf(asked, found.paid)}</p> : null}
      </Dialog>
    </section>
  );
}

// The bid, what is paid, and what becomes of what lies between.
function figuresOf({ price_dollars, days }: Bid, paid: BiddingProps['found']['paid']): string {
  const price = price_dollars ?? 0;
  const bid = `The bid is ${formatDollars(price)} in ${days} days.`;
  if (!paid) return `${bid} Nothing is paid for this project yet.`;
  const already = `${paidWords(paid)} It counts in full.`;
  const rest = price * 100 - paid.cents;
  if (rest === 0) return `${bid} ${already}`;
  const between = formatCents(Math.abs(rest));
  return rest > 0
    ? `${bid} ${already} ${between} is left to pay; the producer agrees with you on when.`
    : `${bid} ${already} It is ${between} more than the bid; the producer settles that with you.`;
}

type BidCardProps = { bid: Bid; found: BiddingProps['found']; onAccept: () => void };

function BidCard({ bid, found, onAccept }: BidCardProps) {
  const price = bid.price_dollars ?? 0;
  const days = bid.days ?? 0;
  return (
    <article className="bid-card" aria-label={`Bid of ${bid.director_name}`}>
      <div className="bid-card-head">
        <h2 className="heading-3">
          <bdi>{bid.director_name}</bdi>
        </h2>
        <Badge>{states[bid.state]}</Badge>
      </div>
      {bid.director_place ? <p className="meta">{bid.director_place}</p> : null}
      {bid.offered_at === null ? (
        <p className="muted">
          {bid.through_house ? 'Asked through us on ' : 'Asked by mail on '}
          <ShownTime iso={bid.asked_at} exact />. Nothing came yet.
        </p>
      ) : (
        <dl className="share-facts">
          <Fact label="Price" note={found.budget_range && priceWords(price, found.budget_range)}>
            {formatDollars(price)}
          </Fact>
          <Fact label="Days" note={found.needs && daysWords(days, found.needs)}>
            {days}
          </Fact>
          <Fact label="Free">{bid.availability}</Fact>
          <Fact label="Included">
            <span className="said-text">{bid.included}</span>
          </Fact>
          {bid.references.length > 0 ? (
            <Fact label="References">{bid.references.join('\n')}</Fact>
          ) : null}
        </dl>
      )}
      {bid.state === 'offered' ? (
        <Button compact onClick={onAccept}>
          Accept<span className="sr-only"> the bid of {bid.director_name}</span>
        </Button>
      ) : null}
    </article>
  );
}

type FactProps = { label: string; children: ReactNode; note?: string | null };

function Fact({ label, children, note = null }: FactProps) {
  return (
    <div>
      <dt className="mono">{label}</dt>
      <dd dir="auto">
        {children}
        {note ? <small>{note}</small> : null}
      </dd>
    </div>
  );
}
