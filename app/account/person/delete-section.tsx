import { useState } from 'react';
import type { AccountFacts } from '#domain/accounts/account-facts.ts';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import { isOver } from '#domain/payments/subscription-facts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountSection } from '../account-section.tsx';
import { usePaymentsState } from '../billing/payments-state.ts';
import { DeleteDialog } from './delete-dialog.tsx';

type DeleteSectionProps = { facts: AccountFacts; payments: AccountPayments };

/** The last section: nothing can be undone here, so a dialog asks first. */
export function DeleteSection({ facts, payments }: DeleteSectionProps) {
  const [open, setOpen] = useState(false);
  const { shown } = usePaymentsState(payments);
  return (
    <AccountSection
      id="delete"
      title="Delete account"
      text="Your account and everything under it, gone for good."
    >
      <p className="muted">Download your data first if you may want it later.</p>
      <div className="account-actions">
        <Button variant="danger" onClick={() => setOpen(true)}>
          <Icon name="trash" /> Delete account
        </Button>
      </div>
      <DeleteDialog
        facts={facts}
        payments={shown.payments}
        hasStarter={shown.subscription !== null && !isOver(shown.subscription.state)}
        open={open}
        onClose={() => setOpen(false)}
      />
    </AccountSection>
  );
}
