import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { canceledWords } from '#app/checkout/canceled-words.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { FieldError } from '#app/ui/controls/field-error.tsx';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import { formatCents, starterTerms, starter as terms } from '#domain/payments/offer.ts';
import { failedCharge } from '#domain/payments/rules/renewal-words.ts';
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
  const { standing, opened, canceled, reopened } = starter;
  const checkout = opened ?? openCheckoutOf(standing);
  return (
    <Stub title={trial ? <TrialTitle /> : 'No trial left'}>
      <p>{starterTerms(trial)}</p>
      {trial ? <FirstCharge /> : null}
      {checkout ? (
        <OpenCheckout
          url={checkout}
          isHere={opened !== null}
          isCanceled={canceled}
          onOpen={reopened}
        />
      ) : (
        <Agreement starter={starter} trial={trial} />
      )}
    </Stub>
  );
}

const openCheckoutOf = (standing: Starter['standing']) =>
  typeof standing !== 'string' && standing.subscription?.state === 'opening'
    ? standing.subscription.checkout_url
    : null;

const TrialTitle = () => (
  <>
    {terms.trialDays} days
    <br />
    free
  </>
);

function FirstCharge() {
  const [day] = useState(() => chargeDay(new Date()));
  return (
    <p>
      Started today, the first charge is on{' '}
      <time dateTime={day.toISOString()}>{shownDay(day)}</time>.
    </p>
  );
}

function Agreement({ starter, trial }: { starter: Starter; trial: boolean }) {
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
  const isReading = starter.standing === 'reading';
  const label = trial ? `Start ${terms.trialDays}-day free trial` : 'Start the starter package';
  return (
    <div className="ticket-agreement">
      <Checkbox
        ref={box}
        label="I agree to this"
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
      <Button variant="ink" loading={starter.asking || isReading} onClick={begin}>
        {starter.asking ? 'Opening the checkout...' : isReading ? 'One moment...' : label}
      </Button>
    </div>
  );
}

type OpenCheckoutProps = {
  url: string;
  isHere: boolean;
  isCanceled: boolean;
  onOpen: () => void;
};

function OpenCheckout({ url, isHere, isCanceled, onOpen }: OpenCheckoutProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone: its place is where one goes on.
  useEffect(() => {
    if (isHere) link.current?.focus();
  }, [isHere]);
  return (
    <div className="ticket-agreement">
      <p role="status">
        {openWords(isHere, isCanceled)} {canceledWords.until}
      </p>
      <a
        ref={link}
        className={buttonClass({ variant: 'ink' })}
        href={url}
        target="_blank"
        rel="noreferrer"
        onClick={onOpen}
      >
        Open it again<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  );
}

function openWords(isHere: boolean, isCanceled: boolean): string {
  if (isCanceled)
    return `${canceledWords.heading}. ${canceledWords.text} The checkout is still open.`;
  return isHere ? 'The checkout opened in another tab.' : 'You have a checkout open.';
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
    return `You have the starter package. ${failedCharge(cents)}`;
  }
  return 'You have the starter package.';
}
