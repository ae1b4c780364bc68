import { type RefObject, useRef, useState } from 'react';
import type { PipelineChange } from '#domain/admin/pipeline.ts';
import type { AdminProjectRow } from '#domain/admin/project-list.ts';
import { stageChoices, stageWords } from '#domain/admin/stage-words.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { earlierOf, useBulkChange } from './use-bulk-change.ts';

type Change = PipelineChange['change'];
type BulkBarProps = {
  selected: readonly AdminProjectRow[];
  assignees: readonly (readonly [string, string])[];
  onClear: () => void;
  onChanged: () => void;
};

/**
 * What is done with all that are ticked: moved to a stage, given to somebody, by a second press that
 * names it. What was just done can be undone. It stays in sight of whoever ticks further down.
 */
export function BulkBar({ selected, assignees, onClear, onChanged }: BulkBarProps) {
  const { busy, done, change, undo, forget } = useBulkChange(onChanged);
  const [wanted, setWanted] = useState<Change | null>(null);
  const bar = useRef<HTMLElement>(null);
  if (selected.length === 0 && !done) return null;
  const choose = (next: Change | null) => {
    forget();
    setWanted(next);
  };
  const apply = async () => {
    if (!wanted) return;
    const words = wordsOf(wanted, assignees);
    if (!(await change(earlierOf(selected, wanted), wanted, words))) return;
    setWanted(null);
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
      {selected.length > 0 ? (
        <Choices wanted={wanted} assignees={assignees} onChoose={choose} />
      ) : null}
      {wanted && selected.length > 0 ? (
        <Button compact variant="primary" loading={busy} onClick={() => void apply()}>
          {askOf(wanted, selected.length, assignees)}
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
          choose(null);
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
  wanted: Change | null;
  onChoose: (change: Change | null) => void;
};

const Choices = ({ wanted, assignees, onChoose }: ChoicesProps) => (
  <>
    <SelectField
      label="Move to"
      name="bulk-stage"
      value={wanted?.kind === 'stage' ? wanted.stage : ''}
      options={stageChoices}
      openText="Choose a stage"
      optional={false}
      onChoose={(stage) => onChoose(stage ? { kind: 'stage', stage: stage as 'new' } : null)}
    />
    <SelectField
      label="Give to"
      name="bulk-assignee"
      value={wanted?.kind === 'assignee' ? (wanted.assignee_id ?? nobody[0]) : ''}
      options={[...assignees, nobody]}
      openText="Choose somebody"
      optional={false}
      onChoose={(id) =>
        onChoose(id ? { kind: 'assignee', assignee_id: id === nobody[0] ? null : id } : null)
      }
    />
  </>
);

const nobody = ['nobody', 'Nobody'] as const;
const countOf = (count: number) => (count === 1 ? '1 project' : `${count} projects`);

function wordsOf(change: Change, assignees: BulkBarProps['assignees']): string {
  if (change.kind === 'stage') return `moved to ${stageWords[change.stage]}`;
  const whose = assignees.find(([id]) => id === change.assignee_id)?.[1] ?? 'nobody';
  return `given to ${whose}`;
}

/** As in `Move 2 projects to Bid sent`. */
function askOf(change: Change, count: number, assignees: BulkBarProps['assignees']): string {
  if (change.kind === 'stage') return `Move ${countOf(count)} to ${stageWords[change.stage]}`;
  const whose = assignees.find(([id]) => id === change.assignee_id)?.[1] ?? 'nobody';
  return `Give ${countOf(count)} to ${whose}`;
}
