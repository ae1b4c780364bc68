import { useEffect, useRef, useState } from 'react';
import { listWebhooks } from '#domain/contract/webhook-routes.ts';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import { call } from '../../calls/call.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { AdminPageHead } from '../admin-page-head.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { useRead } from '../use-read.ts';
import { DeliveryList } from './delivery-list.tsx';
import { useDeliveries } from './use-deliveries.ts';
import { WebhookMaker } from './webhook-maker.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { type ShownSecret, WebhookSecret } from './webhook-secret.tsx';
import './webhooks.css';

/** The addresses outside that are told of events, and what became of the telling. */
export function WebhooksScreen() {
  const { answer, failure, isReading, reload } = useRead('webhooks', (signal) =>
    call(listWebhooks, {}, { signal }),
  );
  const deliveries = useDeliveries();
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const changed = () => {
    reload();
    deliveries.reload();
  };
  return (
    <>
      <AdminPageHead
        title="Webhooks"
        text="Addresses of other systems that are told when a package is sent, a project is paid or production is asked for. What is sent is signed, names ids and amounts, and nobody."
      />
      {secret ? <WebhookSecret shown={secret} onDone={() => setSecret(null)} /> : null}
      <section className="webhook-part" aria-labelledby="webhook-addresses">
        <h2 className="heading-3" id="webhook-addresses" tabIndex={-1}>
          Addresses
        </h2>
        {answer ? (
          <Addresses webhooks={answer.webhooks} onSecret={setSecret} onChanged={changed} />
        ) : failure ? (
          <ReadFailure text="The webhooks could not be read." busy={isReading} onRetry={reload} />
        ) : (
          <TabLoading rows={2} />
        )}
        <WebhookMaker
          onMade={(made) => {
            setSecret(made);
            reload();
          }}
        />
      </section>
      <DeliveryList list={deliveries} />
    </>
  );
}

type AddressesProps = {
  webhooks: readonly Webhook[];
  onSecret: (shown: ShownSecret) => void;
  onChanged: () => void;
};

function Addresses({ webhooks, onSecret, onChanged }: AddressesProps) {
  const before = useRef(webhooks.length);
  // The button that was pressed goes with its row.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (webhooks.length < before.current && isLost) {
      document.getElementById('webhook-addresses')?.focus();
    }
    before.current = webhooks.length;
  }, [webhooks.length]);
  if (webhooks.length === 0) return <EmptyState text="Nobody is told of anything yet." />;
  return (
    <ul className="webhook-list">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onSecret={onSecret} onChanged={onChanged} />
      ))}
    </ul>
  );
}
