import { useEffect, useRef } from 'react';
import type { SaveStatus } from '#domain/wizard/draft/project-save.ts';
import type { Question } from '../overlay/question.ts';

const news: Partial<Record<SaveStatus, string>> = {
  saved: 'Saved to your projects.',
  failed: 'Not saved. It is tried again; your work stays here.',
  'signed-out': 'Not saved. Sign in to keep saving.',
};

type SaveNewsParts = {
  status: SaveStatus;
  announce: (text: string) => void;
  ask: (question: Question) => void;
};

/** Says when saving begins to work or stops working, and asks where that needs an answer. */
export function useSaveNews({ status, announce, ask }: SaveNewsParts): void {
  const told = useRef<SaveStatus>('quiet');
  useEffect(() => {
    if (status === 'saving' || status === told.current) return;
    told.current = status;
    if (status === 'conflict') return ask({ kind: 'conflict' });
    if (status === 'gone') return ask({ kind: 'project-gone' });
    const text = news[status];
    if (text) announce(text);
  }, [status, announce, ask]);
}
