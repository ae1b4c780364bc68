import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { listPayments } from '#domain/contract/payment-routes.ts';
import type { CheckoutReport, ListedSubscription } from '#domain/payments/account-payments.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import {
  givenBackWords,
  meaningWords,
  returnedPart,
  standingState,
} from '#domain/payments/rules/made-payment.ts';
import { amountLabel } from '#domain/payments/rules/payment-terms.ts';
import { transactionOf } from '#domain/payments/transaction.ts';
import { call } from '../calls/call.ts';
import { useCheckout } from '../checkout/follow-checkout.ts';
import { GuaranteeLine } from '../checkout/guarantee-line.tsx';
import { tellPayment } from '../checkout/payment-news.ts';
import { usePaymentNews } from '../checkout/use-payment-news.ts';
import { useViewer } from '../session/use-viewer.ts';
import { Badge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { useToast } from '../ui/overlays/toast.tsx';
import { Slate } from '../ui/paper/slate.tsx';
import { begunWords } from './begun-words.tsx';
import { type Outcome, orderWords, outcomeOf } from './outcome-words.ts';
import { WhosePayment } from './whose-payment.tsx';

type Order = NonNullable<CheckoutReport['order']>;
type Begun = NonNullable<CheckoutReport['subscription']>;

/** What came of a checkout, as the server knows it; `checkoutId` is what the address names. */
export function SuccessScreen({ checkoutId }: { checkoutId: string | null }) {
  const view = useCheckout(checkoutId || null);
  const outcome = outcomeOf(checkoutId, view);
  const order = typeof view === 'object' ? view.order : null;
  const begun = typeof view === 'object' ? view.subscription : null;
  const isFresh = typeof view === 'object' && view.fresh;
  const subscription = useBegunSubscription(outcome === 'begun', begun?.number);
  const number = transactionOf(checkoutId ?? '');
  const { badge, heading, text, note } =
    outcome === 'begun' ? begunWords(subscription, isFresh) : orderWords(outcome, order, isFresh);
  const isLeft = outcome === 'given-back' || subscription?.ending;
  const isInDoubt = order?.disputed || order?.underpaid;
  const tone = isLeft ? 'secondary' : isInDoubt ? 'warning' : 'available';
  const openPage = outcome === 'open' ? order?.checkout_url : null;
  const viewer = useViewer();
  const isListed = viewer && typeof view === 'object' && view.kind !== null && !order?.left;
  useNews(outcome, number, order?.disputed);
  return (
    <section className="panel payment-panel" aria-label="Payment">
      <div className="payment-words" role="status">
        {badge ? <Badge tone={tone}>{badge}</Badge> : null}
        {typeof view === 'object' && view.test ? (
          <p className="meta">
            <b>Test payment.</b> No real card was used, and nothing was charged.
          </p>
        ) : null}
        <h1 className="heading-1">{heading}</h1>
        <p className="muted">{text}</p>
        {note ? <p className="meta">{note}</p> : null}
      </div>
      <noscript>
        <p>Without scripts this page cannot ask. A receipt comes by email once it is paid.</p>
      </noscript>
      <Slate
        entries={[
          ...(order ? orderEntries(order) : []),
          ...(begun ? subscriptionEntries(begun) : []),
          { label: 'Transaction', text: number },
        ]}
      />
      {outcome === 'paid' && order && !order.disputed ? (
        <p className="meta">{meaningWords({ ...order, state: standingState(order) })}</p>
      ) : null}
      {outcome === 'paid' && order && order.refunded_cents > 0 ? (
        <p className="meta">{givenBackWords(returnedPart(order, order.refunded_cents))}</p>
      ) : null}
      {order ? <GuaranteeLine payment={order} /> : null}
      <div className="payment-ways">
        {openPage ? (
          <LinkButton variant="primary" to={openPage}>
            Back to the payment page
          </LinkButton>
        ) : null}
        <LinkButton variant={openPage ? 'secondary' : 'primary'} to="/">
          Back to Home
        </LinkButton>
        {viewer && order?.project_id && outcome !== 'over' ? (
          <LinkButton to={`/projects/${order.project_id}`}>To your project</LinkButton>
        ) : null}
        {outcome === 'begun' ? (
          <LinkButton to="/account#payments">See your subscription</LinkButton>
        ) : isListed ? (
          <LinkButton to="/account#payments">See your payments</LinkButton>
        ) : null}
      </div>
      {outcome === 'paid' && order ? (
        <WhosePayment order={order} isMember={viewer !== null} />
      ) : null}
      {isNothing(outcome) && !isListed ? (
        <p className="meta">
          Signed in, you find everything you paid on your{' '}
          <Link className="text-link" to="/account#payments">
            account page
          </Link>
          .
        </p>
      ) : null}
    </section>
  );
}

const orderEntries = (order: Order) => [
  { label: 'Order', text: orderNumber(order.number) },
  { label: amountLabel(order), text: formatCents(order.cents) },
  { label: 'For', text: order.product_name },
];

const subscriptionEntries = ({ number, cents }: Begun) => [
  { label: 'Subscription', text: orderNumber(number) },
  { label: 'Price', text: `${formatCents(cents)} a month` },
  { label: 'For', text: 'Starter package' },
];

const isNothing = (outcome: Outcome) =>
  outcome === 'unknown' || outcome === 'over' || outcome === 'given-back' || outcome === 'ended';

// Said once, and to the tab the payment was begun in too.
function useNews(outcome: Outcome, number: string, disputed = false): void {
  const { show } = useToast();
  useEffect(() => {
    if (outcome !== 'paid' && outcome !== 'begun') return;
    tellPayment();
    if (outcome === 'begun' || disputed) return;
    const text = `Transaction ${number}`;
    show({ title: 'Payment Successful!', text, durationMs: 6_000 });
  }, [outcome, number, disputed, show]);
}

/** The subscription that has begun, as it stands now: undefined until asked for, null where nobody tells. */
function useBegunSubscription(wanted: boolean, number: number | undefined) {
  const [subscription, setSubscription] = useState<ListedSubscription | null>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is the reason to ask again
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void call(listPayments, {}).then((result) => {
      if (gone) return;
      if (result.ok) setSubscription(result.answer.subscription);
      else setSubscription((before) => before ?? null);
    });
    return () => {
      gone = true;
    };
  }, [wanted, turn]);
  usePaymentNews(wanted, () => setTurn((before) => before + 1));
  // Whoever reads this page may have another one.
  return number && subscription && subscription.number !== number ? null : subscription;
}
