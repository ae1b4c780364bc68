import { useEffect, useEffectEvent } from 'react';
import { callFunction } from '../../calls/api.ts';
import { useToast } from '../../ui/overlays/toast.tsx';

const freshMs = 24 * 60 * 60 * 1000;
let asked = false;

/** Asks for a sync once per page load when the feed was read more than a day ago. */
export function useDirectorSync(syncedAt: Date | null, onSynced: () => void): void {
  const { show } = useToast();
  const sync = useEffectEvent(async () => {
    if (asked || (syncedAt && Date.now() - syncedAt.getTime() < freshMs)) return;
    asked = true;
    const result = await callFunction('director-sync', {});
    if (!result.ok) return console.warn('The directory was not synced:', result.failure.reason);
    const count = result.answer.synced_count;
    if (count <= 0) return;
    show({ title: 'Directors Updated', text: `Synced ${count} creative directors.` });
    onSynced();
  });
  useEffect(() => void sync(), []);
}
