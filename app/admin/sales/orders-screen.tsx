import { exportOrders, listOrders } from '#domain/contract/admin-order-routes.ts';
import { orderStates } from '#domain/payments/order-facts.ts';
import { call } from '../../calls/call.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { AdminPageHead } from '../admin-page-head.tsx';
import { useOpened } from '../use-opened.ts';
import { OrderDialog } from './order-dialog.tsx';
import { OrderTable } from './order-table.tsx';
import { salesParameters } from './sales-address.ts';
import { SalesList, useSalesSearch } from './sales-list.tsx';
import { orderWords } from './sales-words.ts';
import { useGrownList } from './use-grown-list.ts';
import './sales.css';

/** Every order there was: to find, to read in full, to give back, to save as a table. */
export function OrdersScreen() {
  const search = useSalesSearch(orderStates);
  const key = salesParameters(search.asked).toString();
  const list = useGrownList(`orders ${key}`, ['payments', 'projects'], (cursor, signal) => {
    const query = salesParameters(search.asked);
    if (cursor) query.set('cursor', cursor);
    return call(listOrders, { query }, signal ? { signal } : {});
  });
  const { opened, open, close } = useOpened('order');
  return (
    <>
      <AdminPageHead
        title="Orders"
        text="Every payment asked for, whatever became of it, also of what was deleted since. Test payments are no money."
      >
        <LinkButton to="/admin/subscriptions" compact>
          Subscriptions
        </LinkButton>
      </AdminPageHead>
      <SalesList
        search={search}
        placeholder="Number, product, project, client or email"
        states={orderWords}
        list={list}
        file={exportOrders.path}
        nothing={{ title: 'No orders yet', text: 'Orders appear here once somebody goes to pay.' }}
      >
        <OrderTable rows={list.rows ?? []} busy={list.isReading} onOpen={open} />
      </SalesList>
      <OrderDialog id={opened} onClose={close} />
    </>
  );
}
