import { useState } from 'react';
import type { PipelineChange } from '#domain/admin/pipeline.ts';
import type { AdminProjectRow } from '#domain/admin/project-list.ts';
import { useChangePipeline } from './use-change-pipeline.ts';

type Change = PipelineChange['change'];
/** Those that stood alike before, and what they go back to. */
type Earlier = { rows: AdminProjectRow[]; change: Change }[];

/** `words` tell it once it is done, as in 'moved to Lost'. */
type Part = { change: Change; words: string; earlier: Earlier };
const rowsOf = ({ earlier }: Part) => earlier.flatMap(({ rows }) => rows);

/** How the rows stand before a change, for the way back. */
export function earlierOf(rows: readonly AdminProjectRow[], { kind }: Change): Earlier {
  const stood = Map.groupBy(rows, ({ lead }) =>
    kind === 'stage' ? lead.stage : (lead.assignee?.id ?? ''),
  );
  return [...stood].map(([was, alike]) => ({
    rows: alike,
    change:
      kind === 'stage'
        ? { kind, stage: was as AdminProjectRow['lead']['stage'] }
        : { kind, assignee_id: was || null },
  }));
}

/** Changes many at once, and knows the way back until something else is chosen. */
export function useBulkChange(onChanged: () => void) {
  const { busy, change: send } = useChangePipeline(onChanged);
  const [done, setDone] = useState<{ count: number; words: string; earlier: Earlier } | null>(null);
  return {
    busy,
    done,
    forget: () => setDone(null),
    /** One after another until one fails; answers with those that were done. */
    async change(parts: readonly Part[]): Promise<Change[]> {
      const made: Part[] = [];
      for (const part of parts) {
        if (!(await send(rowsOf(part), part.change))) break;
        made.push(part);
      }
      const [first] = made;
      setDone(
        first
          ? {
              count: rowsOf(first).length,
              words: made.map(({ words }) => words).join(' and '),
              earlier: made.flatMap(({ earlier }) => earlier),
            }
          : null,
      );
      return made.map(({ change }) => change);
    },
    async undo(): Promise<void> {
      for (const { rows, change } of done?.earlier ?? []) {
        if (!(await send(rows, change))) return;
      }
      setDone(null);
    },
  };
}
