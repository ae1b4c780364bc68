// A payment ends in a tab of its own; the tab it was begun in hears of it. Nothing is told but that
// there is news: each tab asks the server. That a payment page was left, or gone back to, no server knows, so
// that is told.
import { z } from 'zod';

const name = 'payments';
const leaving = z.union([z.object({ left: z.string() }), z.object({ reopened: z.string() })]);
/** By which the checkout of the starter package is told of; one of an order is by its address. */
export const starterCheckout = 'starter';

export const tellPayment = (): void => tell('changed');

/** Tells that this payment page was left without paying. */
export const tellLeft = (left: string): void => tell({ left });

/** Tells that it was gone back to. */
export const tellReopened = (reopened: string): void => tell({ reopened });

function tell(message: 'changed' | z.infer<typeof leaving>): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}

/** Calls `hear` when another tab tells of a payment page that was left, or gone back to. Returns how to stop. */
export function hearLeft(hear: (page: string, isLeft: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    const told = leaving.safeParse(data);
    if (!told.success) return;
    if ('left' in told.data) hear(told.data.left, true);
    else hear(told.data.reopened, false);
  };
  return () => channel.close();
}

/** Calls `hear` when another tab tells of a payment. Returns how to stop. */
export function hearPayments(hear: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = hear;
  return () => channel.close();
}

// A machine that slept, and a page brought back from the history, show themselves without having been hidden;
// two windows lie side by side.
const signs = ['focus', 'online', 'pageshow'];

/** The same, and when somebody comes back to this tab. */
export function watchPayments(look: () => void): () => void {
  const seen = () => {
    if (!document.hidden) look();
  };
  const stopHearing = hearPayments(look);
  document.addEventListener('visibilitychange', seen);
  for (const sign of signs) addEventListener(sign, seen);
  return () => {
    stopHearing();
    document.removeEventListener('visibilitychange', seen);
    for (const sign of signs) removeEventListener(sign, seen);
  };
}
