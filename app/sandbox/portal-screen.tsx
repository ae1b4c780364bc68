import { formatCents } from '#domain/payments/offer.ts';
import type { SandboxPortal } from '#domain/payments/sandbox/portal.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { ShownTime } from '../ui/page/shown-time.tsx';
import { Failure } from './failure.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { PortalButton } from './portal-button.tsx';
import { PortalNews } from './portal-news.tsx';
import { PortalTools } from './portal-tools.tsx';
import { nextWords, statusWords } from './portal-words.ts';
import { type Portal, usePortal } from './use-portal.ts';

/** The subscription, its card and invoices, and the tools of a test. */
export function PortalScreen({ loaded }: { loaded: SandboxPortal }) {
  const state = usePortal(loaded);
  const { portal, failure } = state;
  return (
    <>
      <div className="portal-head">
        <h1 className="heading-1">Starter package</h1>
        <a className={buttonClass({ compact: true })} href={portal.return_url}>
          Back to your account
        </a>
      </div>
      <Failure>{failure}</Failure>
      <div className="portal-body">
        <Subscription state={state} />
        <PortalTools state={state} />
        <section className="panel portal-invoices" aria-labelledby="invoices">
          <h2 className="heading-3" id="invoices">
            Invoices
          </h2>
          <InvoiceTable invoices={portal.invoices} />
        </section>
      </div>
    </>
  );
}

function Subscription({ state }: { state: Portal }) {
  const { subscription, email } = state.portal;
  const { status, cents, card, ending } = subscription;
  const { label, day } = nextWords(subscription);
  const runs = status === 'trialing' || status === 'active';
  return (
    <section className="panel portal-panel" aria-labelledby="subscription">
      <div className="portal-title">
        <h2 className="heading-3" id="subscription">
          Subscription
        </h2>
        <Badge tone={runs && !ending ? 'available' : 'secondary'}>
          {runs && ending ? 'Ending' : statusWords[status]}
        </Badge>
      </div>
      <dl className="slate">
        <div>
          <dt>Price</dt>
          <dd>{formatCents(cents)} a month</dd>
        </div>
        <div>
          <dt>{label}</dt>
          <dd>{day ? <ShownTime long iso={day} /> : 'Not any more'}</dd>
        </div>
        <div>
          <dt>Test card</dt>
          <dd>Ending in {card}</dd>
        </div>
        <div>
          <dt>Receipts to</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      {status === 'canceled' ? (
        <p className="muted">This subscription is over. Nothing more is charged.</p>
      ) : (
        <div className="sandbox-ways">
          {ending ? (
            <PortalButton state={state} action="keep">
              Keep the subscription
            </PortalButton>
          ) : (
            <PortalButton state={state} action="cancel">
              Cancel the subscription
            </PortalButton>
          )}
        </div>
      )}
      <PortalNews state={state} of={['cancel', 'keep']} />
    </section>
  );
}
