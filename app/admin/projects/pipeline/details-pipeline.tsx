import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { stageChoices, stageWords } from '#domain/admin/stage-words.ts';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { DetailsNotes } from './details-notes.tsx';
import { assigneeName, useAssignees } from './use-assignees.ts';
import { useChangePipeline } from './use-change-pipeline.ts';

type PipelineProps = { details: AdminProjectDetails; onChanged: () => void };

/** Where the house stands with it, whose it is here, and what was noted. */
export function DetailsPipeline({ details, onChanged }: PipelineProps) {
  const { lead } = details;
  const { busy, change } = useChangePipeline(onChanged);
  const admins = useAssignees();
  const { assignee } = lead;
  // Who is no administrator any more keeps what they had, until it is given away.
  const isListed = !assignee || admins.some(([id]) => id === assignee.id);
  const choices =
    assignee && !isListed ? [...admins, [assignee.id, assigneeName(assignee)] as const] : admins;
  return (
    <section className="admin-details-section" aria-busy={busy || undefined}>
      <h3 className="heading-3">Pipeline</h3>
      <div className="admin-pipeline">
        <SelectField
          label="Stage"
          name="stage"
          value={lead.stage === 'new' ? '' : lead.stage}
          options={stageChoices.filter(([stage]) => stage !== 'new')}
          openText={stageWords.new}
          optional={false}
          onChoose={(stage) =>
            void change([details], { kind: 'stage', stage: (stage || 'new') as 'new' })
          }
        />
        <SelectField
          label="Assigned to"
          name="assignee"
          value={assignee?.id ?? ''}
          options={choices}
          openText="Nobody"
          optional={false}
          onChoose={(id) => void change([details], { kind: 'assignee', assignee_id: id || null })}
        />
      </div>
      <DetailsNotes details={details} onChanged={onChanged} />
    </section>
  );
}
