// What a list of what was sold asks, in the address: `?q=…&state=…`.
import { adminOrdersQuery } from '#domain/admin/orders.ts';

export type AskedSales<State extends string> = { q: string; state: State | '' };

const refusalOf = (q: string): string | undefined =>
  adminOrdersQuery.shape.q.safeParse(q).error?.issues[0]?.message;

/** The query string of a question, the same for the page and for the API. */
export function salesParameters({ q, state }: AskedSales<string>): URLSearchParams {
  const given = { q: q.trim(), state };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
}

/** How such a question is read from an address and written to it; of states that can be chosen. */
export const salesAddress = <State extends string>(states: readonly State[]) => ({
  read: (search: URLSearchParams): AskedSales<State> => ({
    q: search.get('q') ?? '',
    state: states.find((state) => state === search.get('state')) ?? '',
  }),
  write: salesParameters,
  refusalOf,
});
