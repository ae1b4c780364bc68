import { exportSubscriptions, listSubscriptions } from '#domain/contract/admin-order-routes.ts';
import { subscriptionStates } from '#domain/payments/subscription-facts.ts';
import { call } from '../../calls/call.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { AdminPageHead } from '../admin-page-head.tsx';
import { salesParameters } from './sales-address.ts';
import { SalesList, useSalesSearch } from './sales-list.tsx';
import { subscriptionWords } from './sales-words.ts';
import { SubscriptionTable } from './subscription-table.tsx';
import { useGrownList } from './use-grown-list.ts';
import './sales.css';

/** Every starter package there was: to find, and to save as a table. */
export function SubscriptionsScreen() {
  const search = useSalesSearch(subscriptionStates);
  const key = salesParameters(search.asked).toString();
  const list = useGrownList(`subscriptions ${key}`, ['payments'], (cursor, signal) => {
    const query = salesParameters(search.asked);
    if (cursor) query.set('cursor', cursor);
    return call(listSubscriptions, { query }, signal ? { signal } : {});
  });
  return (
    <>
      <AdminPageHead
        title="Subscriptions"
        text="Every starter package asked for, begun and ended. Test payments are no money."
      >
        <LinkButton to="/admin/orders" compact>
          Orders
        </LinkButton>
      </AdminPageHead>
      <SalesList
        search={search}
        placeholder="Number, client or email"
        states={subscriptionWords}
        list={list}
        file={exportSubscriptions.path}
        nothing={{
          title: 'No subscriptions yet',
          text: 'They appear here once somebody begins the starter package.',
        }}
      >
        <SubscriptionTable rows={list.rows ?? []} busy={list.isReading} />
      </SalesList>
    </>
  );
}
