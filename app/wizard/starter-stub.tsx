import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import { formatCents, starterTerms, starter as terms } from '#domain/payments/offer.ts';
import { isRunning } from '#domain/payments/subscription-facts.ts';
import { chargeDay, shownDay } from './charge-day.ts';
import type { useStarter } from './use-starter.ts';

type Starter = ReturnType<typeof useStarter>;

/** The part of the ticket that is torn off: what is agreed to, or what one has. */
export function StarterStub({ starter }: { starter: Starter }) {
  const { standing } = starter;
  if (standing === 'unreadable') {
    return (
      <Stub title="Not read">
        <p role="alert">Your account could not be read, so your terms are not known yet.</p>
        <Button variant="ink" onClick={starter.retry}>
          Try again
        </Button>
      </Stub>
    );
  }
  if (typeof standing === 'string') return <Offer starter={starter} trial />;
  const { subscription } = standing;
  if (subscription && isRunning(subscription.state)) return <Running subscription={subscription} />;
  return <Offer starter={starter} trial={!standing.trial_used} />;
}

function Stub({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="ticket-stub">
      <p className="tall ticket-days">{title}</p>
      {children}
    </div>
  );
}

function Offer({ starter, trial }: { starter: Starter; trial: boolean }) {
  const { standing, asking, opened } = starter;
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const begin = () => {
    if (starter.needsSignIn()) return;
    setMissing(!agreed);
    if (agreed) void starter.start();
    else box.current?.focus();
  };
  const label = trial ? `Start ${terms.trialDays}-day free trial` : 'Start the starter package';
  return (
    <Stub
      title={
        trial ? (
          <>
            {terms.trialDays} days
            <br />
            free
          </>
        ) : (
          'No trial left'
        )
      }
    >
      <p>{starterTerms(trial)}</p>
      {trial ? (
        <p>
          Start today and the first {formatCents(terms.cents)} is due on{' '}
          <time dateTime={chargeDay(new Date()).toISOString()}>
            {shownDay(chargeDay(new Date()))}
          </time>
          .
        </p>
      ) : null}
      <Checkbox
        ref={box}
        label="I have read this and agree"
        checked={agreed}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? errorId : undefined}
        onChange={() => {
          setAgreed(!agreed);
          setMissing(false);
        }}
      />
      <FieldError id={errorId}>
        {missing ? 'Please agree to the terms before you start.' : undefined}
      </FieldError>
      <Button variant="ink" loading={asking || standing === 'reading'} onClick={begin}>
        {asking ? 'Opening the checkout...' : standing === 'reading' ? 'One moment...' : label}
      </Button>
      <OpenCheckout here={opened} before={openCheckoutOf(standing)} />
    </Stub>
  );
}

const openCheckoutOf = (standing: Starter['standing']) =>
  typeof standing !== 'string' && standing.subscription?.state === 'opening'
    ? standing.subscription.checkout_url
    : null;

function OpenCheckout({ here, before }: { here: string | null; before: string | null }) {
  const url = here ?? before;
  return (
    <div role="status">
      {url ? (
        <p>
          {here ? 'The checkout is open in another tab.' : 'You have a checkout open.'} Nothing is
          charged until you confirm there.{' '}
          <a href={url} target="_blank" rel="noreferrer">
            Open it again<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      ) : null}
    </div>
  );
}

type Subscription = NonNullable<AccountPayments['subscription']>;

function Running({ subscription }: { subscription: Subscription }) {
  return (
    <Stub title="Yours">
      <p role="status">{runningWords(subscription)}</p>
      <a className={buttonClass({ variant: 'ink' })} href="/account#payments">
        See it in your account
      </a>
    </Stub>
  );
}

function runningWords({ state, ending, period_end, trial_end, cents }: Subscription): string {
  const day = (iso: string | null) => (iso ? shownDay(new Date(iso)) : null);
  const [end, charge] = [day(period_end), day(trial_end)];
  if (ending) return `You have the starter package${end ? ` until ${end}` : ''}.`;
  if (state === 'trialing' && charge) {
    return `Your trial runs. The first ${formatCents(cents)} is due on ${charge}.`;
  }
  if (state === 'active' && end)
    return `You have the starter package. The next charge is on ${end}.`;
  if (state === 'past_due' || state === 'unpaid') {
    return 'You have the starter package. Its last charge did not go through.';
  }
  return 'You have the starter package.';
}
