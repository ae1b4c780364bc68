import { useId, useRef, useState } from 'react';
import { formatCents, starter, starterTerms } from '#domain/payments/offer.ts';
import { freeForEverybody, starterInShort, whyMonthly } from '#domain/payments/starter-contents.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { startTrial } from '../../checkout/checkout.ts';
import { checkoutFailure, checkoutNotices } from '../../checkout/checkout-notices.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { PaymentsProblem } from './payments-problem.tsx';
import type { PaymentsChange } from './payments-state.ts';

type SubscriptionOfferProps = { trial: boolean; change: PaymentsChange };

/** The starter package for who does not have it: price and terms, then its checkout. */
export function SubscriptionOffer({ trial, change }: SubscriptionOfferProps) {
  const { agreed, agree, missing, box, check } = useConsent();
  const { busy, signedOut, start } = useStart(change.reread);
  const errorId = useId();
  return (
    <>
      <p className="muted">
        {starterInShort}, for {formatCents(starter.cents)} a month. {freeForEverybody}.{' '}
        {starterTerms(trial)}
      </p>
      <p className="muted">{whyMonthly}</p>
      <div className="payment-consent">
        <Checkbox
          ref={box}
          label="I have read this and agree"
          checked={agreed}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? errorId : undefined}
          onChange={agree}
        />
        <FieldError id={errorId}>
          {missing ? 'Please agree to the terms before you start.' : undefined}
        </FieldError>
      </div>
      <div className="account-actions">
        <Button compact loading={busy} onClick={() => check() && start()}>
          {busy ? 'Opening the checkout...' : startLabel(trial)}
        </Button>
      </div>
      <PaymentsProblem failure={signedOut} />
    </>
  );
}

const startLabel = (trial: boolean) =>
  trial ? `Start ${starter.trialDays}-day free trial` : 'Start the starter package';

function useConsent() {
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return {
    agreed,
    missing,
    box,
    agree() {
      setAgreed(!agreed);
      setMissing(false);
    },
    /** Whether it was agreed to; else says so at the box. */
    check() {
      setMissing(!agreed);
      if (!agreed) box.current?.focus();
      return agreed;
    },
  };
}

// The toasts are those of every other place that opens a checkout.
function useStart(reread: () => void) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [signedOut, setSignedOut] = useState<CallFailure | null>(null);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    setSignedOut(null);
    const end = await startTrial({ consent: true });
    setBusy(false);
    if (end.ok && end.place === 'tab') toast.show(checkoutNotices.opened);
    if (end.ok && end.place === 'closed') toast.show(checkoutNotices.canceled);
    if (end.ok || end.failure.reason === 'conflict') {
      // What was pressed is about to go.
      document.getElementById('starter-package')?.focus({ preventScroll: true });
      reread();
    }
    if (end.ok) return;
    if (end.failure.reason === 'signed-out') setSignedOut(end.failure);
    else toast.show(checkoutFailure(end.failure, checkoutNotices.trialFailed));
  };
  return { busy, signedOut, start };
}
