import type { ReactNode } from 'react';
import { formatCents } from '#domain/payments/offer.ts';
import { madeInWords, paidByWords, reportedPayment } from '#domain/payments/rules/made-payment.ts';
import { amountLabel } from '#domain/payments/rules/payment-terms.ts';
import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';
import { GuaranteeLine } from '../checkout/guarantee-line.tsx';
import { ShownTime } from '../ui/page/shown-time.tsx';
import { checkoutHeading } from './checkout-words.ts';

type CheckoutSummaryProps = {
  checkout: SandboxCheckout;
  /** Whoever reads it is signed in with another address than the one it is paid with. */
  isOthers: boolean;
};

/** What is bought, for how much, and on what terms. */
export function CheckoutSummary({ checkout, isOthers }: CheckoutSummaryProps) {
  const { kind, product_name, cents, email, state, first_charge_at } = checkout;
  return (
    <section className="checkout-summary" aria-label="What is bought">
      <h1 className="heading-1">{checkoutHeading(checkout)}</h1>
      <p className="checkout-product">{product_name}</p>
      <dl className="slate">
        <Line label={amountLabel(checkout)}>
          {formatCents(cents)}
          {kind === 'order' ? ', once' : ' a month'}
        </Line>
        {kind === 'subscription' && state === 'open' ? (
          <Line label="First charge">
            {first_charge_at ? <ShownTime long iso={first_charge_at} /> : 'Today'}
          </Line>
        ) : null}
        <Line label="Receipt to">{email}</Line>
      </dl>
      <CheckoutTerms checkout={checkout} isOthers={isOthers} />
      <p className="meta checkout-about">
        No payment provider is set up here yet, so this page stands in for one. It does what a real
        one would do, up to the receipt, and takes no money.
      </p>
    </section>
  );
}

/** What holds for the payment, or once it is made, how it stands. */
function CheckoutTerms({
  checkout: { kind, state, terms, report, email, payable },
  isOthers,
}: CheckoutSummaryProps) {
  const made = reportedPayment(report);
  if (made && isOthers) return <p className="muted">{paidByWords(made, email)}</p>;
  if (made) {
    return (
      <>
        <p className="muted">{madeInWords(made)}</p>
        <GuaranteeLine payment={made} />
      </>
    );
  }
  if (state === 'open') return terms === '' || !payable ? null : <p className="muted">{terms}</p>;
  // A subscription changes after it was begun here: how it stands is told in one place.
  return kind === 'subscription' && state === 'paid' ? (
    <p className="muted">
      It was begun here. What is charged next, and when, stands on your account page.
    </p>
  ) : null;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
