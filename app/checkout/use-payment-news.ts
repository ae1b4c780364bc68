import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../live/use-live.ts';
import { onSessionEvent, useSession } from '../session/session-store.ts';
import { watchPayments } from './payment-news.ts';

/** A guest has no live channel. */
const guestsPauseMs = 30_000;

/**
 * Calls `read` whenever anything of a payment may have changed while this is `wanted`: in another tab, by the
 * house or on another device, when somebody signs in or has proved their address, or comes back to this tab.
 */
export function usePaymentNews(wanted: boolean, read: () => void): void {
  const reread = useEffectEvent(read);
  const isMember = useSession().user !== null;
  useLive(wanted && isMember ? 'projects' : null, (topic) => {
    if (topic === 'payments') reread();
  });
  useEffect(() => {
    if (!wanted) return;
    const look = () => reread();
    const stops = [watchPayments(look), onSessionEvent(look)];
    const timer = isMember
      ? undefined
      : setInterval(() => document.hidden || look(), guestsPauseMs);
    return () => {
      for (const stop of stops) stop();
      clearInterval(timer);
    };
  }, [wanted, isMember]);
}
