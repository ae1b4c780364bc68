// A project as it stands on the server, and the draft to go on with.
import { draftOfProject, projectOfDraft } from '../../projects/from-draft.ts';
import type { WholeProject } from '../../projects/project.ts';
import { projectName } from '../../projects/project-name.ts';
import type { Answers } from '../answers.ts';
import type { Draft } from '../draft/draft.ts';
import { restoreDraft } from '../draft/saved-state.ts';
import { contentKey } from './content-key.ts';
import { answerKeys } from './merge-answers.ts';

/** A project of the member's, opened in the wizard. */
export function openProject(project: WholeProject): Draft {
  const draft = draftOfProject(project);
  const isGiven = projectName(draft) === project.project_name;
  return {
    ...draft,
    project: {
      // Never sent: this one has its id.
      draftKey: project.id,
      owner: project.user_id,
      id: project.id,
      updatedAt: project.updated_at,
      name: isGiven ? project.project_name : null,
      saved: contentKey(draft),
      began: answerKeys(draft.answers),
      unanswered: [],
      freeText: freeTextOf(project, draft),
    },
  };
}

const freeTextOf = ({ form_data }: WholeProject, { answers }: Draft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form_data).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && answers[entry[0] as keyof Answers] === '',
    ),
  );

/** The wizard's run that saved it last, if nothing but the wizard has written it since. */
export function lastRunOf(project: WholeProject): string | null {
  const { wizard_state } = project;
  if (!wizard_state?.savedBy) return null;
  const kept = projectOfDraft(restoreDraft(wizard_state));
  const isUntouched = (['product_name', 'creative_brief', 'script'] as const).every(
    (field) => project[field] === kept[field].normalize('NFC'),
  );
  return isUntouched ? wizard_state.savedBy : null;
}
