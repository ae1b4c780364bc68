import { stageChoices } from '#domain/admin/stage-words.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import type { ProjectKey } from '../project-address.ts';
import { useChangePipeline } from './use-change-pipeline.ts';

type BulkBarProps = {
  selected: readonly ProjectKey[];
  assignees: readonly (readonly [string, string])[];
  onClear: () => void;
  onChanged: () => void;
};

/** What is done with all that are ticked: moved to a stage, given to somebody. It takes its own room. */
export function BulkBar({ selected, assignees, onClear, onChanged }: BulkBarProps) {
  const { busy, change } = useChangePipeline(onChanged);
  if (selected.length === 0) return null;
  return (
    <section className="admin-bulk" aria-label="Those selected" aria-busy={busy || undefined}>
      <p role="status">
        {selected.length === 1 ? '1 selected' : `${selected.length} selected`}
        {busy ? ', changing…' : ''}
      </p>
      <SelectField
        label="Move to"
        name="bulk-stage"
        value=""
        options={stageChoices}
        openText="Choose a stage"
        optional={false}
        onChoose={(stage) =>
          stage && void change(selected, { kind: 'stage', stage: stage as 'new' })
        }
      />
      <SelectField
        label="Give to"
        name="bulk-assignee"
        value=""
        options={[...assignees, nobody]}
        openText="Choose somebody"
        optional={false}
        onChoose={(id) =>
          id &&
          void change(selected, { kind: 'assignee', assignee_id: id === nobody[0] ? null : id })
        }
      />
      <Button compact onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}

const nobody = ['nobody', 'Nobody'] as const;
