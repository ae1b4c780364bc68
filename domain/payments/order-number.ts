const prefix = 'AB-';

/** The number by which an order or a subscription is named everywhere, as in `AB-1001`. */
export const orderNumber = (number: number): string => `${prefix}${number}`;

type Charged = { at: number; cents: number };

/**
 * Of the receipts of a subscription, by the ids of its invoices: its number and the day (UTC) of the
 * charge, and which of that day it is where there is more than one. `at` is in seconds.
 */
export function invoiceNumbers(
  number: number,
  invoices: Readonly<Record<string, Charged>>,
): Map<string, string> {
  const seen = new Map<string, number>();
  const inOrder = Object.entries(invoices)
    .filter(([, { cents }]) => cents > 0)
    .toSorted(([oneId, one], [otherId, other]) => one.at - other.at || (oneId < otherId ? -1 : 1));
  return new Map(
    inOrder.map(([id, { at }]) => {
      const day = new Date(at * 1000).toISOString().slice(0, 10).replaceAll('-', '');
      const count = (seen.get(day) ?? 0) + 1;
      seen.set(day, count);
      return [id, `${orderNumber(number)}-${day}${count > 1 ? `-${count}` : ''}`];
    }),
  );
}

/** Reads such a number as somebody types it, with its letters or without; null where it is none. */
export function readOrderNumber(typed: string): number | null {
  const digits = /^(?:ab\s*-?\s*|#)?(\d{4,9})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
