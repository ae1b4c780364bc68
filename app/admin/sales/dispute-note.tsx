import type { AdminOrder } from '#domain/admin/orders.ts';
import { formatCents } from '#domain/payments/offer.ts';

type DisputeNoteProps = { order: Pick<AdminOrder, 'state' | 'disputed_cents' | 'provider'> };

/** What a dispute means for the house, and where it is answered; nothing where there is none. */
export function DisputeNote({ order: { state, disputed_cents, provider } }: DisputeNoteProps) {
  if (state !== 'disputed' && state !== 'lost') return null;
  const amount = formatCents(disputed_cents);
  const answer =
    provider === 'stripe'
      ? 'Answer it at Stripe, which also says until when: whoever does not answer loses it.'
      : 'It is answered at the test checkout.';
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">Dispute</h3>
      <p className="muted">
        {state === 'disputed'
          ? `The payer’s bank asks for ${amount} back. ${answer} Until it is decided the amount is no revenue, and nothing can be given back from here.`
          : `The payer’s bank was given ${amount} back. It is no revenue, and nothing is left to give back.`}
      </p>
    </section>
  );
}
