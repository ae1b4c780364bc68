import { useEffect, useEffectEvent, useState } from 'react';
import { listPayments } from '#domain/contract/payment-routes.ts';
import { formatDollars } from '#domain/money.ts';
import { verifyFirstWords } from '#domain/payments/rules/made-payment.ts';
import {
  coverWords,
  type PriceKind,
  payWords,
  reservationWords,
  unguaranteedWords,
} from '#domain/payments/rules/payment-terms.ts';
import { isUnnamed, priceWords } from '#domain/payments/rules/price-rule.ts';
import { isRunning } from '#domain/payments/subscription-facts.ts';
import type { Project } from '#domain/projects/project.ts';
import { call } from '../../calls/call.ts';
import { BegunNote } from '../../checkout/begun-note.tsx';
import { useStanding } from '../../checkout/use-standing.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useHouseFacts } from '../../use-house-facts.ts';
import { NameAmount } from './name-amount.tsx';
import type { useProduction } from './use-production.ts';
import './production.css';

type Production = ReturnType<typeof useProduction>;

/** Names the price, what it buys and what covers it before the payment page opens. */
export function ProduceDialog({ production }: { production: Production }) {
  const { project, price, email, busy, close, named, pay } = production;
  const { dollars, kind } = price;
  const { callUrl } = useHouseFacts();
  const amount = formatDollars(dollars);
  const isUnnamedPrice = project !== null && isUnnamed(project.form_data);
  const isCallFirst = (kind === 'deposit' && callUrl !== '') || isUnnamedPrice;
  return (
    <Dialog
      open={project !== null}
      onClose={close}
      title="Go into production"
      actions={
        <>
          <Button onClick={close}>Not now</Button>
          <Button
            variant={isCallFirst ? 'secondary' : 'primary'}
            loading={busy}
            onClick={() => void pay()}
          >
            {busy
              ? 'Opening payment page...'
              : payWords({ cents: dollars * 100, is_deposit: kind === 'deposit' })}
          </Button>
        </>
      }
    >
      <p className="produce-name">{project?.project_name}</p>
      <VerifyFirst />
      {project ? <OpenPage key={project.id} project={project} onPaid={close} /> : null}
      {kind === 'deposit' ? <Consultation callUrl={callUrl} /> : null}
      {isUnnamedPrice ? <NameAmount project={project} onNamed={named} /> : null}
      <p className="produce-amount-line">
        <span className="tall produce-amount">{amount}</span>
        {kind === 'deposit' ? <span className="produce-kind">deposit</span> : null}
      </p>
      {kind === 'small' ? <StarterInstead /> : null}
      <ul className="produce-terms">
        {termsFor(dollars, kind, email).map((term) => (
          <li key={term}>
            <Icon name={term === unguaranteedWords ? 'alert' : 'check'} /> <span>{term}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

// Once the money has come by a page of another tab, there is nothing to ask for here.
function OpenPage({ project, onPaid }: { project: Project; onPaid: () => void }) {
  const { standing, begun } = useStanding({ projectId: project.id });
  const paid = useEffectEvent(onPaid);
  useEffect(() => {
    if (standing === 'paid') paid();
  }, [standing]);
  return <BegunNote begun={begun} answers={project.form_data} />;
}

// What was paid with an address that is not proved is known to the server alone, once it is asked for a payment.
function VerifyFirst() {
  const viewer = useViewer();
  if (!viewer || viewer.email_verified) return null;
  return (
    <div className="produce-first">
      <p>
        <b>Paid for it before you signed up?</b> {verifyFirstWords}
      </p>
    </div>
  );
}

// Before anything is paid: the price of such a production is agreed on there.
function Consultation({ callUrl }: { callUrl: string }) {
  return (
    <div className="produce-first">
      <p>
        <b>First: a consultation.</b> You agree on scope and price together, and it costs nothing.
      </p>
      {callUrl ? (
        <a
          className={buttonClass({ variant: 'primary', compact: true })}
          href={callUrl}
          target="_blank"
          rel="noreferrer"
        >
          Book the consultation<span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <p className="muted">
          Our team contacts you within 24 hours of a package you send, or of a deposit.
        </p>
      )}
    </div>
  );
}

// Not to who has it already.
function StarterInstead() {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    void call(listPayments, {}, { signal: stop.signal }).then((result) => {
      const has = result.ok && result.answer.subscription;
      if (!stop.signal.aborted) setOffered(!has || !isRunning(has.state));
    });
    return () => stop.abort();
  }, []);
  if (!isOffered) return null;
  return (
    <div className="produce-first">
      <p>{priceWords.starterInstead}</p>
      <LinkButton compact to="/account#payments">
        See the starter package
      </LinkButton>
    </div>
  );
}

const termsFor = (dollars: number, kind: PriceKind, email: string) => [
  ...(kind === 'small' ? [priceWords.small(dollars)] : []),
  ...(kind === 'price' ? [priceWords.price] : []),
  ...(kind === 'deposit' ? [priceWords.deposit] : []),
  coverWords(dollars * 100),
  ...(kind === 'price' ? [reservationWords] : []),
  'You pay on a page of its own, in a new tab. Nothing is charged before you confirm there.',
  ...(email ? [`The receipt goes to ${email}.`] : []),
];
