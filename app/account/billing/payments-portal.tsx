import { openBillingPortal } from '#domain/contract/payment-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { usePaymentsPress } from './payments-press.ts';
import { PaymentsProblem } from './payments-problem.tsx';

/** Leads to the page of whoever takes the money. */
export function PaymentsPortal({ reread }: { reread: () => void }) {
  const { busy, failure, press } = usePaymentsPress(reread);
  return (
    <>
      <Button
        compact
        loading={busy}
        onClick={() =>
          press(
            () => call(openBillingPortal, {}),
            ({ url }) => window.location.assign(url),
          )
        }
      >
        {busy ? 'Opening...' : 'Cards and receipts'}
      </Button>
      <PaymentsProblem failure={failure} />
    </>
  );
}
