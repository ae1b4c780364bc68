// Whether a draft has to be saved, what is sent then, and how it stands with it.

import type { FormData } from '../../projects/form-data.ts';
import { projectOfDraft } from '../../projects/from-draft.ts';
import type { NewProject, ProjectChanges } from '../../projects/project.ts';
import { projectName } from '../../projects/project-name.ts';
import { type Draft, savedPart } from '../draft/draft.ts';
import { contentKey, isSaved } from './content-key.ts';
import { isStuck, type SaveStart } from './saving.ts';

export type SaveRequest =
  | { kind: 'create'; project: NewProject }
  | { kind: 'change'; id: string; changes: ProjectChanges };

/** From the moment the product has a name there is something to keep. */
export const isWorthSaving = (draft: Draft): boolean => draft.answers.productName.trim() !== '';

/**
 * What a save now would begin with; null when there is nothing to save, or it cannot be.
 * `member` is the id of who is signed in; `run` and `draftKey` are new ids.
 */
export function nextSave(
  draft: Draft,
  member: string | null,
  { run, draftKey }: { run: string; draftKey: string },
): SaveStart | null {
  const { project, saving, saveTrouble } = draft;
  if (member === null || saving !== null || isStuck(saveTrouble)) return null;
  if (!isWorthSaving(draft) || (project !== null && project.owner !== member)) return null;
  const key = contentKey(draft);
  if (project?.saved === key) return null;
  if (saveTrouble?.kind === 'refused' && saveTrouble.key === key) return null;
  return { run, key, name: projectName(savedPart(draft)), owner: member, draftKey };
}

/** The request of the save that the draft has begun. */
export function saveRequest(draft: Draft): SaveRequest | null {
  const { project, saving } = draft;
  if (project === null || saving === null) return null;
  const { project_name, wizard_state, ...content } = projectOfDraft({ ...draft, project: null });
  const sent = {
    ...content,
    form_data: { ...content.form_data, ...unanswered(project.freeText, content.form_data) },
    wizard_state: wizard_state && { ...wizard_state, savedBy: saving.id },
  };
  if (project.id === null || project.updatedAt === null) {
    return { kind: 'create', project: { ...sent, project_name, draft_key: project.draftKey } };
  }
  const name = project.name === null ? {} : { project_name };
  const changes = { ...sent, ...name, updated_at: project.updatedAt };
  return { kind: 'change', id: project.id, changes };
}

const unanswered = (freeText: Record<string, string>, formData: FormData) =>
  Object.fromEntries(
    Object.entries(freeText).filter(([field]) => !formData[field as keyof FormData]),
  );

export type SaveStatus =
  | 'quiet'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'signed-out'
  | 'gone'
  | 'conflict';

/** What to tell about saving. Guests are told nothing; `member` is undefined until it is known. */
export function saveStatus(draft: Draft, member: string | null | undefined): SaveStatus {
  const { project, saving, saveTrouble } = draft;
  if (member === undefined || !isWorthSaving(draft)) return 'quiet';
  if (member === null) return project === null || isSaved(draft) ? 'quiet' : 'signed-out';
  if (project !== null && project.owner !== member) return 'quiet';
  if (saving !== null) return 'saving';
  if (isSaved(draft)) return 'saved';
  if (saveTrouble === null) return 'saving';
  return saveTrouble.kind === 'refused' ? 'failed' : saveTrouble.kind;
}

/**
 * Milliseconds to wait after a change before it is saved: none when something written has come or
 * the step was left, else until the typing pauses.
 */
export function saveWaitMs(before: Draft, after: Draft): number {
  const written = (['step', 'takes', 'conceptSets', 'creativeBrief', 'receipt'] as const).some(
    (part) => before[part] !== after[part],
  );
  return written ? 0 : typingPauseMs;
}
const typingPauseMs = 1_200;
