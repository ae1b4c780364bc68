const prefix = 'AB-';

/** The number by which an order or a subscription is named everywhere, as in `AB-1001`. */
export const orderNumber = (number: number): string => `${prefix}${number}`;

/** Of the receipt for a month of a subscription: its number and the day (UTC) of the charge. */
export const invoiceNumber = (number: number, chargedAt: Date): string =>
  `${orderNumber(number)}-${chargedAt.toISOString().slice(0, 10).replaceAll('-', '')}`;

/** Reads such a number as somebody types it, with its letters or without; null where it is none. */
export function readOrderNumber(typed: string): number | null {
  const digits = /^(?:ab\s*-?\s*|#)?(\d{4,9})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
