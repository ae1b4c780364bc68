import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { DisputeTools } from './dispute-tools.tsx';

/** A checkout that was paid, or that can be paid no more. */
export function CheckoutDone({
  checkout,
  isOthers,
}: {
  checkout: SandboxCheckout;
  isOthers: boolean;
}) {
  const { state, card, success_url, cancel_url } = checkout;
  if (state === 'expired') {
    return (
      <>
        <h2 className="heading-2">This checkout is closed</h2>
        <p className="muted">
          It was open for a day, another one took its place, what it was for was deleted, or the
          account was suspended. Nothing was paid with it.
        </p>
        <div className="card-form-ways">
          <a className={buttonClass({ variant: 'primary' })} href={cancel_url}>
            Go back
          </a>
        </div>
      </>
    );
  }
  return (
    <>
      <Badge tone="available">Done</Badge>
      <h2 className="heading-2">Nothing more to pay here</h2>
      <p className="muted">Test card ending in {card}. Nothing was charged.</p>
      <DisputeTools checkout={checkout} />
      <div className="card-form-ways">
        <a className={buttonClass({ variant: 'primary' })} href={success_url}>
          See {isOthers ? 'the' : 'your'} payment
        </a>
      </div>
    </>
  );
}
