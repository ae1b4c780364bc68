import { useEffect, useState } from 'react';
import { listOrders, listSubscriptions } from '#domain/contract/admin-order-routes.ts';
import { orderNumber, readOrderNumber } from '#domain/payments/order-number.ts';
import { call } from '../calls/call.ts';
import type { Place } from './places.ts';

const none: { number: number | null; places: readonly Place[] } = { number: null, places: [] };

/** The order or subscription whose number was typed, for administrators; nothing where there is none. */
export function useFoundOrders(typed: string): readonly Place[] {
  const number = readOrderNumber(typed);
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (number === null) return;
    const stop = new AbortController();
    void findNumbered(number, stop.signal).then((places) => {
      if (!stop.signal.aborted) setFound({ number, places });
    });
    return () => stop.abort();
  }, [number]);
  return number !== null && found.number === number ? found.places : [];
}

async function findNumbered(number: number, signal: AbortSignal): Promise<Place[]> {
  const label = orderNumber(number);
  const query = new URLSearchParams({ q: label });
  const [orders, subscriptions] = await Promise.all([
    call(listOrders, { query }, { signal }),
    call(listSubscriptions, { query }, { signal }),
  ]);
  const isIt = (row: { number: number }) => row.number === number;
  return [
    ...(orders.ok ? orders.answer.rows.filter(isIt) : []).map(({ id, client }) => ({
      label: `Order ${label}, ${client}`,
      to: `/admin/orders?order=${id}`,
      group: 'Orders',
    })),
    ...(subscriptions.ok ? subscriptions.answer.rows.filter(isIt) : []).map(({ client }) => ({
      label: `Subscription ${label}, ${client}`,
      to: `/admin/subscriptions?q=${label}`,
      group: 'Orders',
    })),
  ];
}
