import { useState } from 'react';
import { readProject } from '#domain/contract/project-routes.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { call } from '../calls/call.ts';
import { useMemberNews } from './use-member-news.ts';

/** What became of a project elsewhere since it was read for this page. */
export type ProjectNews = { kind: 'changed'; now: WholeProject } | { kind: 'deleted' };
type Shown = Pick<WholeProject, 'id' | 'updated_at'>;

/**
 * Hears of what happens to a project in another tab or on another device; null while the page shows
 * what stands. Nothing is asked while `isCovered`. `onRead` gets each version that was read.
 */
export function useProjectNews(
  { id, updated_at }: Shown,
  { isCovered = false, onRead }: { isCovered?: boolean; onRead?: (now: WholeProject) => void } = {},
): ProjectNews | null {
  const [met, setMet] = useState<{ id: string; news: ProjectNews } | null>(null);
  useMemberNews(async () => {
    if (isCovered) return;
    const result = await call(readProject, { params: { id } });
    if (result.ok) {
      setMet({ id, news: { kind: 'changed', now: result.answer } });
      onRead?.(result.answer);
    } else if (result.failure.reason === 'missing') setMet({ id, news: { kind: 'deleted' } });
  });
  if (isCovered || met?.id !== id) return null;
  const { news } = met;
  return news.kind === 'changed' && news.now.updated_at <= updated_at ? null : news;
}
