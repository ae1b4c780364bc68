import { useState } from 'react';
import { pressPortal } from '#domain/contract/sandbox-routes.ts';
import type { PortalAction, PortalPress, SandboxPortal } from '#domain/payments/sandbox/portal.ts';
import { call } from '../calls/call.ts';
import { failureWords } from './failure-words.ts';
import { newsOf } from './portal-words.ts';

export type Portal = {
  portal: SandboxPortal;
  /** The press that is under way. */
  busy: PortalAction | null;
  failure: string;
  /** The last press that worked, and what came of it. */
  news: { action: PortalAction; text: string } | null;
  press: (action: PortalAction) => Promise<void>;
};

/** A portal as it was loaded, then as each press left it. */
export function usePortal(loaded: SandboxPortal): Portal {
  const [portal, setPortal] = useState(loaded);
  const [busy, setBusy] = useState<PortalAction | null>(null);
  const [failure, setFailure] = useState('');
  const [news, setNews] = useState<Portal['news']>(null);
  const press = async (action: PortalAction) => {
    if (busy) return;
    setBusy(action);
    setFailure('');
    setNews(null);
    const result = await call(pressPortal, {
      params: { id: portal.id },
      body: pressOf(action, portal),
    });
    setBusy(null);
    if (!result.ok) {
      setFailure(failureWords(result.failure));
      return;
    }
    setPortal(result.answer);
    setNews({ action, text: newsOf(action, result.answer) });
  };
  return { portal, busy, failure, news, press };
}

const pressOf = (action: PortalAction, { subscription }: SandboxPortal): PortalPress =>
  action === 'renew' ? { action, period: subscription.period } : { action };
