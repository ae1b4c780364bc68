const prefix = 'AB-';

/** The number by which an order or a subscription is named everywhere, as in `AB-1001`. */
export const orderNumber = (number: number): string => `${prefix}${number}`;

/** Reads such a number as somebody types it, with its letters or without; null where it is none. */
export function readOrderNumber(typed: string): number | null {
  const digits = /^(?:ab\s*-?\s*|#)?(\d{4,9})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
