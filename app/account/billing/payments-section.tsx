import type { AccountPayments } from '#domain/payments/account-payments.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { AccountSection } from '../account-section.tsx';
import { BillingDetails } from './billing-details.tsx';
import { PaymentsInvoices } from './payments-invoices.tsx';
import { PaymentsRow } from './payments-row.tsx';
import { usePaymentsState } from './payments-state.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';
import './payments.css';

/** What the member paid, and the starter package. */
export function PaymentsSection({ payments: loaded }: { payments: AccountPayments }) {
  const { shown, change } = usePaymentsState(loaded);
  const { test, payments, invoices, billing } = shown;
  const viewer = useViewer();
  return (
    <AccountSection
      id="payments"
      title="Payments"
      text="What you paid, your guarantees, receipts, and the starter package."
    >
      {test ? (
        <p className="account-note">
          <b>Test payments.</b> Nothing is charged here, and no real card is needed.
        </p>
      ) : null}
      <div className="payment-part">
        <h3 className="account-step-title">Productions</h3>
        {payments.length > 0 ? (
          <ul className="payment-list">
            {payments.map((payment) => (
              <PaymentsRow key={payment.id} payment={payment} change={change} />
            ))}
          </ul>
        ) : (
          <Nothing />
        )}
      </div>
      <div className="payment-part">
        <SubscriptionPanel shown={shown} change={change} />
        <PaymentsInvoices invoices={invoices} />
      </div>
      {payments.some(({ paid_at }) => paid_at) || invoices.length > 0 ? (
        <div className="payment-part">
          <h3 className="account-step-title">Billing details</h3>
          <p className="muted">They stand on your receipts, earlier ones too.</p>
          <BillingDetails billing={billing} owner={viewer?.id} />
        </div>
      ) : null}
    </AccountSection>
  );
}

function Nothing() {
  const viewer = useViewer();
  return (
    <>
      <p className="muted">
        No production ordered yet. You order one from one of your projects, or at the end of a new
        one.
      </p>
      {viewer && !viewer.email_verified ? (
        <p className="account-note">
          What you paid without an account appears here once{' '}
          <a className="text-link" href="#email">
            your address is verified
          </a>
          .
        </p>
      ) : null}
      <div className="account-actions">
        <LinkButton compact to="/projects">
          Your projects
        </LinkButton>
        <LinkButton compact to="/?begin=">
          Begin a new one
        </LinkButton>
      </div>
    </>
  );
}
