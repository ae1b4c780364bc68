import { useEffect } from 'react';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { partLabels } from '#domain/wizard/understood/understood-words.ts';

/** Says which parts that were put right no longer fit the details, when these are left. */
export function useUnfitNews({ unfit }: Draft, show: (toast: Toast) => void): void {
  const parts = unfit.map((part) => partLabels[part]).join(', ');
  useEffect(() => {
    if (parts === '') return;
    show({
      title: 'Read anew',
      text: `Your details have changed. What you had put right no longer fits them: ${parts}.`,
    });
  }, [parts, show]);
}
