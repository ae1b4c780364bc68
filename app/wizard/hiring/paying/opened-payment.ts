// The payment page opened for what the house has recorded; the tab keeps it over a reload.
import { z } from 'zod';
import { readItem, writeItem } from '#app/ui/page/tab-storage.ts';

const key = 'wizardPayment';
const openedPayment = z.object({
  /** Names the recorded request it pays for. */
  recorded: z.string(),
  /** Null where the server said that it is paid, or is being paid, already. */
  url: z.url({ protocol: /^https?$/ }).nullable(),
  /** It took this window's place, and the visitor came back. */
  left: z.boolean(),
  /** It was left without paying, in the tab it stands in. */
  canceled: z.boolean().default(false),
});
export type OpenedPayment = z.infer<typeof openedPayment>;

export function readOpenedPayment(): OpenedPayment | null {
  try {
    return openedPayment.parse(JSON.parse(readItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export const keepOpenedPayment = (payment: OpenedPayment): void =>
  writeItem(key, JSON.stringify(payment));

/** The checkout's id, which ends the path of its page; null where it does not look like one. */
export function checkoutIdOf(url: string): string | null {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return /^[\w-]{8,200}$/.test(last) ? last : null;
}
