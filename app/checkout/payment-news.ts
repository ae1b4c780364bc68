// A payment ends in a tab of its own; the tab it was begun in hears of it. Nothing is told but that
// there is news: each tab asks the server.

const name = 'payments';

export function tellPayment(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage('changed');
  channel.close();
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
