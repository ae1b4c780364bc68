import { useLocation } from 'react-router';
import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';

type CheckoutOthersProps = {
  checkout: SandboxCheckout;
  /** The address of whoever reads it; null where nobody is signed in. */
  reader: string | null;
};

/** In the place of the card, where somebody else began the payment. */
export function CheckoutOthers({ checkout: { email }, reader }: CheckoutOthersProps) {
  const { pathname } = useLocation();
  return (
    <>
      <h2 className="heading-2">
        {reader === null ? 'Sign in to pay' : 'Somebody else’s payment'}
      </h2>
      <p className="muted">{email} began this payment, and nobody else can pay it.</p>
      {reader === null ? (
        <>
          <p className="muted">If that is you, sign in with this address to go on.</p>
          <div className="card-form-ways">
            <LinkButton variant="primary" to={`/auth?next=${encodeURIComponent(pathname)}`}>
              Sign In
            </LinkButton>
          </div>
        </>
      ) : (
        <p className="muted">You are signed in as {reader}.</p>
      )}
    </>
  );
}
