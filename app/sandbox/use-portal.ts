import { useState } from 'react';
import type { PortalAction, SandboxPortal } from '#domain/payments/sandbox-portal.ts';
import { useToast } from '../ui/toast.tsx';
import { failureWords } from './failure-words.ts';
import { doneWords } from './portal-words.ts';
import { pressPortal } from './sandbox-calls.ts';

export type Portal = {
  portal: SandboxPortal;
  /** The press that is under way. */
  busy: PortalAction | null;
  failure: string;
  press: (action: PortalAction) => Promise<void>;
};

/** A portal as it was loaded, then as each press left it. */
export function usePortal(loaded: SandboxPortal): Portal {
  const toast = useToast();
  const [portal, setPortal] = useState(loaded);
  const [busy, setBusy] = useState<PortalAction | null>(null);
  const [failure, setFailure] = useState('');
  const press = async (action: PortalAction) => {
    if (busy) return;
    setBusy(action);
    setFailure('');
    const result = await pressPortal(portal.id, action);
    setBusy(null);
    if (!result.ok) {
      setFailure(failureWords(result.failure));
      return;
    }
    setPortal(result.answer);
    toast.show({ title: doneWords[action] });
  };
  return { portal, busy, failure, press };
}
