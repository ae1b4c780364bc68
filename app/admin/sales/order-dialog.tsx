import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { AdminOrder } from '#domain/admin/orders.ts';
import { readOrder } from '#domain/contract/admin-order-routes.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { amountLabel } from '#domain/payments/rules/payment-terms.ts';
import { call } from '../../calls/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { BriefSections } from '../../ui/paper/brief-sections.tsx';
import { PaperSheet } from '../../ui/paper/paper-sheet.tsx';
import { DoneActs } from '../audit/done-acts.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { useNews } from '../use-news.ts';
import { useRead } from '../use-read.ts';
import { DisputeNote } from './dispute-note.tsx';
import { OrderRefund } from './order-refund.tsx';
import { orderWords } from './sales-words.ts';
import '../projects/details.css';

type OrderDialogProps = { id: string | null; onClose: () => void };

/** Everything of one order, over the list. */
export function OrderDialog({ id, onClose }: OrderDialogProps) {
  return (
    <Dialog open={id !== null} onClose={onClose} title="Order" wide>
      <div className="admin-details">{id ? <Content id={id} key={id} /> : null}</div>
    </Dialog>
  );
}

function Content({ id }: { id: string }) {
  const { answer, failure, isReading, reload } = useRead(`order ${id}`, (signal) =>
    call(readOrder, { params: { id } }, { signal }),
  );
  useNews(['payments', 'projects'], reload);
  if (answer) return <OrderDetails order={answer} onRefunded={reload} />;
  if (failure?.reason === 'missing') {
    return <EmptyState title="It is not there" text="There is no order at this address." />;
  }
  if (!failure) return <TabLoading />;
  return <ReadFailure text="The order could not be read." busy={isReading} onRetry={reload} />;
}

function OrderDetails({ order, onRefunded }: { order: AdminOrder; onRefunded: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="admin-details-head">
        <h3 className="admin-details-name" tabIndex={-1} ref={heading}>
          {orderNumber(order.number)}
        </h3>
        <p className="admin-details-marks">
          <Badge tone={order.state === 'paid' ? 'available' : 'secondary'}>
            {orderWords[order.state]}
          </Badge>
          {order.test ? <Badge>Test payment: no money</Badge> : null}
        </p>
      </div>
      <section className="admin-details-section">
        <h3 className="heading-3">Payment</h3>
        <dl className="admin-facts">
          {factsOf(order).map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      <DisputeNote order={order} />
      {order.refundable_cents > 0 ? (
        <OrderRefund
          order={order}
          onRead={onRefunded}
          onRefunded={() => {
            // The button that was pressed may go.
            heading.current?.focus();
            onRefunded();
          }}
        />
      ) : null}
      <DoneActs acts={order.acts} kind="order" />
      {order.creative_brief?.trim() ? (
        <PaperSheet label="Creative Brief" title="Creative Brief" full>
          <BriefSections brief={order.creative_brief} />
        </PaperSheet>
      ) : null}
    </>
  );
}

function factsOf(order: AdminOrder): [label: string, words: ReactNode][] {
  const { paid_cents, refunded_cents, refunded_at, paid_at, guarantee_until } = order;
  const all: [string, ReactNode][] = [
    ['For', order.product_name],
    ['Project', <Subject key="project" subject={order.subject} />],
    ['Client', order.client],
    [
      'Email',
      <a key="mail" className="text-link" href={`mailto:${order.email}`}>
        {order.email}
      </a>,
    ],
    [amountLabel(order), formatCents(order.cents)],
    ['Paid', paid_cents > 0 ? formatCents(paid_cents) : null],
    ['Given back', refunded_cents > 0 ? formatCents(refunded_cents) : null],
    ['Last given back', refunded_at ? <ShownTime key="refunded" iso={refunded_at} exact /> : null],
    ['Begun', <ShownTime key="begun" iso={order.created_at} exact />],
    ['Arrived', paid_at ? <ShownTime key="paid" iso={paid_at} exact /> : null],
    [
      'Guarantee until',
      guarantee_until ? <ShownTime key="until" iso={guarantee_until} exact /> : null,
    ],
    ['Transaction', <AtProvider key="at" order={order} />],
  ];
  return all.filter(([, words]) => words !== null);
}

function Subject({ subject }: Pick<AdminOrder, 'subject'>) {
  if (!subject) return 'Answers that nobody saved';
  if (subject.kind === 'deleted') return `${subject.name} (deleted)`;
  const kind = subject.kind === 'submission' ? 'submission' : 'project';
  return (
    <>
      <Link
        className="text-link"
        to={`/admin?project=${encodeURIComponent(`${kind}:${subject.id}`)}`}
      >
        {subject.name}
      </Link>
      {subject.kind === 'archived' ? ' (deleted by its owner)' : ''}
    </>
  );
}

function AtProvider({ order }: { order: AdminOrder }) {
  const { provider_url, provider } = order;
  const name = order.transaction ?? 'Not known to the provider';
  const where = provider === 'stripe' ? 'Stripe' : 'the test checkout';
  if (!provider_url) return name;
  return (
    <>
      <a className="text-link" href={provider_url} target="_blank" rel="noreferrer">
        Open at {where}
        <span className="sr-only"> (in a new tab)</span>
      </a>
      <br />
      <span className="admin-id">{name}</span>
    </>
  );
}
