import { retryDelivery } from '#domain/contract/webhook-routes.ts';
import { type Delivery, type DeliveryState, webhookEventWords } from '#domain/webhooks/webhook.ts';
import { call } from '../../calls/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { MoreRows } from '../more-rows.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { StackedTable } from '../stacked-table.tsx';
import { TabLoading } from '../tab-loading.tsx';
import type { useDeliveries } from './use-deliveries.ts';
import { useWebhookAct } from './use-webhook-act.ts';

const stateWords: Record<DeliveryState, string> = {
  queued: 'On its way',
  delivered: 'Delivered',
  failed: 'Failed',
};
const choices = Object.entries(stateWords) as [DeliveryState, string][];
type Deliveries = ReturnType<typeof useDeliveries>;

export function DeliveryList({ list }: { list: Deliveries }) {
  const { state, setState, rows, hasFailed, isReading, reload, hasMore, isGrowing, grow } = list;
  return (
    <section className="webhook-part" aria-labelledby="webhook-deliveries">
      <div className="webhook-part-head">
        <h2 className="heading-3" id="webhook-deliveries" tabIndex={-1}>
          Deliveries
        </h2>
        <SelectField
          label="Show"
          name="state"
          value={state}
          optional={false}
          openText="All of thirty days"
          options={choices}
          onChoose={(chosen) => setState(chosen as DeliveryState | '')}
        />
      </div>
      {hasFailed ? (
        <ReadFailure text="The deliveries could not be read." busy={isReading} onRetry={reload} />
      ) : null}
      {rows === null && !hasFailed ? <TabLoading rows={4} /> : null}
      {rows?.length === 0 ? (
        <EmptyState
          text={
            state
              ? 'No delivery of this kind in thirty days. “All of thirty days” shows the others.'
              : 'Nothing was delivered yet. A row appears here with the first event of an address above.'
          }
        />
      ) : null}
      {rows && rows.length > 0 ? <DeliveryTable rows={rows} onRetried={reload} /> : null}
      {hasMore ? <MoreRows busy={isGrowing} onMore={grow} /> : null}
    </section>
  );
}

function DeliveryTable({ rows, onRetried }: { rows: readonly Delivery[]; onRetried: () => void }) {
  return (
    <StackedTable label="Deliveries">
      <thead className="admin-unseen">
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Address</th>
          <th scope="col">State</th>
          <th scope="col">Tries</th>
          <th scope="col" aria-sort="descending">
            When
          </th>
          <th scope="col">
            <span className="sr-only">Send again</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DeliveryRow key={row.id} row={row} onRetried={onRetried} />
        ))}
      </tbody>
    </StackedTable>
  );
}

function DeliveryRow({ row, onRetried }: { row: Delivery; onRetried: () => void }) {
  const { busy, act } = useWebhookAct();
  const { id, event, url, state, attempts, problem, created_at } = row;
  const retry = () =>
    act(
      'retry',
      () => call(retryDelivery, { params: { id } }),
      () => {
        document.getElementById('webhook-deliveries')?.focus();
        onRetried();
      },
    );
  return (
    <tr>
      <td>
        <strong>{event}</strong>
        <span className="admin-id">
          {event === 'ping' ? 'Somebody tried the address' : webhookEventWords[event]}
        </span>
      </td>
      <td className="admin-cell-long admin-cell-wide" data-label="Address">
        {url}
        <span className="admin-id">{id}</span>
      </td>
      <td className="admin-cell-long" data-label="State">
        <Badge tone={state === 'delivered' ? 'available' : 'secondary'}>{stateWords[state]}</Badge>
        {problem ? <span className="webhook-problem">{problem}</span> : null}
      </td>
      <td className="admin-number" data-label="Tries">
        {attempts}
      </td>
      <td className="admin-number" data-label="When">
        <ShownTime iso={created_at} exact />
      </td>
      <td data-label="Send again">
        {state === 'failed' ? (
          <Button compact loading={busy !== null} onClick={retry}>
            {busy ? 'Sending…' : 'Send again'}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
