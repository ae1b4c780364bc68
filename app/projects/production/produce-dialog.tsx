import { formatDollars } from '#domain/money.ts';
import { guaranteed } from '#domain/payments/offer.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { useProduction } from './use-production.ts';
import './production.css';

/** Names the price before the payment page opens. */
export function ProduceDialog({ production }: { production: ReturnType<typeof useProduction> }) {
  const { project, amount, email, busy, close, pay } = production;
  return (
    <Dialog
      open={project !== null}
      onClose={close}
      title="Go into production"
      actions={
        <>
          <Button onClick={close}>Not now</Button>
          <Button variant="primary" loading={busy} onClick={() => void pay()}>
            {busy ? 'Opening payment page...' : `Pay ${formatDollars(amount)}`}
          </Button>
        </>
      }
    >
      <p className="produce-name">{project?.project_name}</p>
      <p className="tall produce-amount">{formatDollars(amount)}</p>
      <ul className="produce-terms">
        {termsFor(amount, email).map((term) => (
          <li key={term}>
            <Icon name="check" /> <span>{term}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const termsFor = (amount: number, email: string) => [
  'Production starts from this script and storyboard once the payment has arrived.',
  ...(amount >= guaranteed.from && amount <= guaranteed.to
    ? ['3-day 100% money-back guarantee on payments.']
    : []),
  ...(amount > guaranteed.to ? ['A consultation comes before anything is shot.'] : []),
  'You pay on a page of its own, in a new tab. Nothing is charged before.',
  ...(email ? [`The receipt goes to ${email}.`] : []),
];
