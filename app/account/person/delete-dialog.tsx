import { useState } from 'react';
import { Link } from 'react-router';
import type { AccountFacts } from '#domain/accounts/account-facts.ts';
import { here, momentOn } from '#domain/days.ts';
import type { ListedPayment } from '#domain/payments/account-payments.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { isFunded } from '#domain/payments/order-facts.ts';
import {
  guaranteedUntil,
  leavingWords,
  namedPayment,
  standsWords,
} from '#domain/payments/rules/leaving-words.ts';
import {
  becameWords,
  givenBackWords,
  madeWords,
  type ShortKind,
  shortKind,
  smallShort,
  standingState,
} from '#domain/payments/rules/made-payment.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { DeleteForm } from './delete-form.tsx';

type DeleteDialogProps = {
  facts: AccountFacts;
  payments: readonly ListedPayment[];
  hasStarter: boolean;
  open: boolean;
  onClose: () => void;
};

const beforeDeleting =
  'ask for it on this page, before you delete. Afterwards we are reached by mail and telephone alone.';
const formId = 'delete-account';
const day = 86_400_000;

/** Says what goes and asks for proof. */
export function DeleteDialog({ facts, payments, hasStarter, open, onClose }: DeleteDialogProps) {
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
        <WhatGoes hasStarter={hasStarter} />
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

function WhatGoes({ hasStarter }: Pick<DeleteDialogProps, 'hasStarter'>) {
  return (
    <div className="delete-list">
      <p>This cannot be undone. What goes:</p>
      <ul>
        <li>your profile, password, second factor and all sessions</li>
        <li>all projects, with brief, script, frames and every earlier take</li>
        <li>the packages you sent, your production requests and our mails about them</li>
        {hasStarter ? (
          <li>the starter package: it ends at once, and nothing more is charged</li>
        ) : null}
      </ul>
      <p className="muted">
        What stays: of each payment what it was for with its brief, its amount and date, and your
        address, because tax law asks for these records. What becomes of a payment is mailed there.
        If you asked for no more mail, that wish stays too, so that we keep to it.
      </p>
    </div>
  );
}

// What is paid and not given back stands, and there is no account to ask from any more.
function WhatIsPaid({ payments }: { payments: readonly ListedPayment[] }) {
  const funded = payments.filter(({ state }) => isFunded(state));
  const having = (wanted: ShortKind) => funded.filter((one) => kindOf(one) === wanted);
  const disputed = having('disputed');
  const others = payments.filter(isUnderWay);
  if (funded.length + others.length === 0) return null;
  return (
    <div className="delete-list">
      <Paid heading={madeWords.paid.short} payments={having('paid')} />
      <Paid heading={smallShort} payments={having('small')} />
      <Paid heading={madeWords.deposit.short} payments={having('deposit')} />
      {disputed.length < funded.length ? <p className="muted">{standsWords}</p> : null}
      <Paid heading={`${madeWords.disputed.badge}:`} payments={disputed} />
      {disputed.length > 0 ? <p className="muted">{becameWords.disputed}</p> : null}
      <Paid heading="Under way:" payments={others} />
      {funded.length > 0 ? <p className="muted">We are told that you left.</p> : null}
    </div>
  );
}

const kindOf = ({ cents, state, is_deposit }: ListedPayment): ShortKind =>
  shortKind({
    ...{ cents, is_deposit },
    state: standingState({ is_deposit, disputed: state === 'disputed' }),
  });

/** As long as banks take. */
const underWayMs = 10 * day;

// An open checkout, money that has not arrived yet, and a refund that may not have.
function isUnderWay({ state, checkout_url, refunded_at }: ListedPayment): boolean {
  if (state === 'open') return checkout_url !== null;
  if (state === 'refunded') return Date.parse(refunded_at ?? '') > Date.now() - underWayMs;
  return state === 'processing' || state === 'underpaid';
}

// Of what the house has the heading says it.
const becomes = (payment: ListedPayment): string | null => {
  if (!isFunded(payment.state)) return leavingWords(payment);
  const { refunded_cents: back } = payment;
  return back > 0 ? givenBackWords(`${formatCents(back)} of it`) : null;
};

function Paid({ heading, payments }: { heading: string; payments: readonly ListedPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <>
      <p>{heading}</p>
      <ul>
        {payments.map((one) => (
          <li key={one.id}>
            {namedPayment(one)}: {one.product_name}. {becomes(one)}{' '}
            {one.refundable_until
              ? guaranteedUntil(momentOn(one.refundable_until, here()), beforeDeleting)
              : null}
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
