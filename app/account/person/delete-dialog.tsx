import { useState } from 'react';
import { Link } from 'react-router';
import type { AccountFacts } from '#domain/accounts/account-facts.ts';
import type { ListedPayment } from '#domain/payments/account-payments.ts';
import { isFunded } from '#domain/payments/order-facts.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import {
  becameWords,
  madeWords,
  type ShortKind,
  shortKind,
  smallShort,
  standingState,
} from '#domain/payments/rules/made-payment.ts';
import { amountWords } from '#domain/payments/rules/payment-terms.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { DeleteForm } from './delete-form.tsx';

type DeleteDialogProps = {
  facts: AccountFacts;
  payments: readonly ListedPayment[];
  open: boolean;
  onClose: () => void;
};

const formId = 'delete-account';
const day = 86_400_000;

/** Says what goes and asks for proof. */
export function DeleteDialog({ facts, payments, open, onClose }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const mustSignIn = open && !facts.has_password && isOld(facts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onClose}>Keep account</Button>
          {mustSignIn ? null : (
            <Button variant="destroy" type="submit" form={formId} loading={busy}>
              <Icon name="trash" /> {busy ? 'Deleting account...' : 'Delete account'}
            </Button>
          )}
        </>
      }
    >
      <div className="account-form">
        {/* First, so that it is seen beside the button on a telephone too. */}
        <WhatIsPaid payments={payments} />
        <WhatGoes />
        {mustSignIn ? (
          <p className="account-note">
            You signed in more than a day ago.{' '}
            <Link className="text-link" to="/auth?next=/account">
              Sign in again
            </Link>{' '}
            first, so that nobody else deletes your account.
          </p>
        ) : (
          <DeleteForm id={formId} facts={facts} onBusy={setBusy} />
        )}
      </div>
    </Dialog>
  );
}

function WhatGoes() {
  return (
    <div className="delete-list">
      <p>This cannot be undone. What goes:</p>
      <ul>
        <li>your profile, password, second factor and all sessions</li>
        <li>all projects, with brief, script, frames and every earlier take</li>
        <li>the packages you sent, your production requests and our mails about them</li>
        <li>the starter package: it ends at once, and nothing more is charged</li>
      </ul>
      <p className="muted">
        What stays: of each payment what it was for with its brief, its amount and date, and the
        address of its receipt, because tax law asks for these records. They belong to no account
        any more, so ask first for a refund that a guarantee gives you, if you want one. If you
        asked for no more mail, that wish stays too, so that we keep to it.
      </p>
    </div>
  );
}

// What is paid and not given back stands, and there is no account to ask from any more.
function WhatIsPaid({ payments }: { payments: readonly ListedPayment[] }) {
  const funded = payments.filter(({ state }) => isFunded(state));
  const having = (wanted: ShortKind) => funded.filter((one) => kindOf(one) === wanted);
  const disputed = having('disputed');
  if (funded.length === 0) return null;
  return (
    <div className="delete-list">
      <Paid heading={madeWords.paid.short} payments={having('paid')} />
      <Paid heading={smallShort} payments={having('small')} />
      <Paid heading={madeWords.deposit.short} payments={having('deposit')} />
      {disputed.length < funded.length ? (
        <p className="muted">That stands, and deleting gives none of it back.</p>
      ) : null}
      <Paid heading={`${madeWords.disputed.badge}:`} payments={disputed} />
      {disputed.length > 0 ? <p className="muted">{becameWords.disputed}</p> : null}
      <p className="muted">We are told that you left.</p>
    </div>
  );
}

const kindOf = ({ cents, state, is_deposit }: ListedPayment): ShortKind =>
  shortKind({
    ...{ cents, is_deposit },
    state: standingState({ is_deposit, disputed: state === 'disputed' }),
  });

function Paid({ heading, payments }: { heading: string; payments: readonly ListedPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <>
      <p>{heading}</p>
      <ul>
        {payments.map((one) => (
          <li key={one.id}>
            {amountWords(one)}, order {orderNumber(one.number)}: {one.product_name}
            {one.refundable_until ? (
              <>
                . The guarantee runs until <ShownTime iso={one.refundable_until} exact />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function isOld({ sessions }: AccountFacts): boolean {
  const current = sessions.find((session) => session.current);
  return !current || Date.now() - Date.parse(current.created_at) > day;
}
