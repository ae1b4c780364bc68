import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { PipelineChange } from '#domain/admin/pipeline.ts';
import type { AdminProjectRow } from '#domain/admin/project-list.ts';
import { stageChoices, stageWords } from '#domain/admin/stage-words.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { earlierOf, useBulkChange } from './use-bulk-change.ts';

type Change = PipelineChange['change'];
/** Both can be chosen, and are done together. */
type Wanted = { [Kind in Change['kind']]: Extract<Change, { kind: Kind }> | null };
const nothing: Wanted = { stage: null, assignee: null };
const changesOf = ({ stage, assignee }: Wanted): Change[] =>
  [stage, assignee].filter((one) => one !== null);

type BulkBarProps = {
  selected: readonly AdminProjectRow[];
  assignees: readonly (readonly [string, string])[];
  /** What is told over the table: within the bar while it is there, or else over it. */
  news: ReactNode;
  onClear: () => void;
  onChanged: () => void;
};

/**
 * What is done with all that are ticked: moved to a stage, given to somebody or both, by a second press
 * that names it. What was just done can be undone. It stays in sight of whoever ticks further down.
 */
export function BulkBar({ selected, assignees, news, onClear, onChanged }: BulkBarProps) {
  const { busy, done, change, undo, forget } = useBulkChange(onChanged);
  const [wanted, setWanted] = useState(nothing);
  const bar = useRef<HTMLElement>(null);
  if (selected.length === 0 && !done) return news;
  const changes = changesOf(wanted);
  const choose = (next: Wanted) => {
    forget();
    setWanted(next);
  };
  const apply = async () => {
    const parts = changes.map((one) => ({
      ...{ change: one, words: wordsOf(one, assignees) },
      earlier: earlierOf(selected, one),
    }));
    // What could not be done stays chosen.
    for (const { kind } of await change(parts))
      setWanted((before) => ({ ...before, [kind]: null }));
    focusBar(bar);
  };
  const takeBack = async () => {
    await undo();
    focusBar(bar);
  };
  return (
    <section
      ref={bar}
      className="admin-bulk"
      tabIndex={-1}
      aria-label="Those selected"
      aria-busy={busy || undefined}
    >
      <p role="status">
        {done ? `${countOf(done.count)} ${done.words}` : `${selected.length} selected`}
        {busy ? ', changing…' : ''}
      </p>
      {news}
      {selected.length > 0 ? (
        <Choices wanted={wanted} assignees={assignees} onChoose={choose} />
      ) : null}
      {changes.length > 0 && selected.length > 0 ? (
        <Button compact variant="primary" loading={busy} onClick={() => void apply()}>
          {askOf(changes, selected.length, assignees)}
        </Button>
      ) : null}
      {done ? (
        <Button compact loading={busy} onClick={() => void takeBack()}>
          Undo
        </Button>
      ) : null}
      <Button
        compact
        onClick={() => {
          choose(nothing);
          onClear();
        }}
      >
        Clear selection
      </Button>
    </section>
  );
}

// The button that was pressed is gone, and the bar with it where nothing is ticked any more.
const focusBar = (bar: RefObject<HTMLElement | null>) =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    (bar.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  });

type ChoicesProps = Pick<BulkBarProps, 'assignees'> & {
  wanted: Wanted;
  onChoose: (wanted: Wanted) => void;
};

const Choices = ({ wanted, assignees, onChoose }: ChoicesProps) => (
  <>
    <SelectField
      label="Move to"
      name="bulk-stage"
      value={wanted.stage?.stage ?? ''}
      options={stageChoices}
      openText="Choose"
      optional={false}
      onChoose={(stage) =>
        onChoose({ ...wanted, stage: stage ? { kind: 'stage', stage: stage as 'new' } : null })
      }
    />
    <SelectField
      label="Give to"
      name="bulk-assignee"
      value={wanted.assignee ? (wanted.assignee.assignee_id ?? nobody[0]) : ''}
      options={[...assignees, nobody]}
      openText="Choose"
      optional={false}
      onChoose={(id) =>
        onChoose({
          ...wanted,
          assignee: id ? { kind: 'assignee', assignee_id: id === nobody[0] ? null : id } : null,
        })
      }
    />
  </>
);

const nobody = ['nobody', 'Nobody'] as const;
const countOf = (count: number) => (count === 1 ? '1 project' : `${count} projects`);

const whose = (id: string | null, assignees: BulkBarProps['assignees']): string =>
  assignees.find(([one]) => one === id)?.[1] ?? 'nobody';

const wordsOf = (change: Change, assignees: BulkBarProps['assignees']): string =>
  change.kind === 'stage'
    ? `moved to ${stageWords[change.stage]}`
    : `given to ${whose(change.assignee_id, assignees)}`;

/** As in `Move 2 projects to Bid sent and give them to June`. */
function askOf(changes: Change[], count: number, assignees: BulkBarProps['assignees']): string {
  const words = changes.map((change, at) => {
    const what = at === 0 ? countOf(count) : count === 1 ? 'it' : 'them';
    return change.kind === 'stage'
      ? `move ${what} to ${stageWords[change.stage]}`
      : `give ${what} to ${whose(change.assignee_id, assignees)}`;
  });
  const asked = words.join(' and ');
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
}
