// What is saved of a draft, whether it has to be, and how it stands with it.

import type { FormData } from '../../projects/form-data.ts';
import { draftOfProject, projectOfDraft } from '../../projects/from-draft.ts';
import type { NewProject, ProjectChanges, WholeProject } from '../../projects/project.ts';
import type { Answers } from '../answers.ts';
import type { Draft, ServerSnapshot } from './draft.ts';
import { fingerprint } from './fingerprint.ts';
import { restoreDraft } from './saved-state.ts';
import { isStuck, type SaveStart } from './saving.ts';

export type SaveRequest =
  | { kind: 'create'; project: NewProject }
  | { kind: 'change'; id: string; changes: ProjectChanges };

// Which project it is saved as is no part of what is saved.
const contentOf = (draft: Draft) => projectOfDraft({ ...draft, project: null });

/** Changes when what would be saved does. */
export const contentKey = (draft: Draft): string => fingerprint(JSON.stringify(contentOf(draft)));

/** From the moment the product has a name there is something to keep. */
export const isWorthSaving = (draft: Draft): boolean => draft.answers.productName.trim() !== '';

/** Whether the server is known to have the draft as it is. */
export const isSaved = (draft: Draft): boolean => draft.project?.saved === contentKey(draft);

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
  const name = contentOf(draft).project_name;
  return { run, key, name, owner: member, draftKey };
}

/** The request of the save that the draft has begun. */
export function saveRequest(draft: Draft): SaveRequest | null {
  const { project, saving } = draft;
  if (project === null || saving === null) return null;
  const { project_name, wizard_state, ...content } = contentOf(draft);
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

const freeTextOf = ({ form_data }: WholeProject, { answers }: Draft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form_data).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && answers[entry[0] as keyof Answers] === '',
    ),
  );

/** A project of the member's, opened in the wizard. */
export function openProject(project: WholeProject): Draft {
  const draft: Draft = { ...draftOfProject(project), project: null, saving: null };
  const given = contentOf(draft).project_name === project.project_name;
  return {
    ...draft,
    saveTrouble: null,
    project: {
      // Never sent: this one has its id.
      draftKey: project.id,
      owner: project.user_id,
      id: project.id,
      updatedAt: project.updated_at,
      name: given ? project.project_name : null,
      saved: contentKey(draft),
      unanswered: [],
      freeText: freeTextOf(project, draft),
    },
  };
}

/** What the server says of a project, as the saving compares it. */
export function serverSnapshotOf(project: WholeProject): ServerSnapshot {
  const { id, project_name, updated_at, wizard_state } = project;
  return {
    id,
    name: project_name,
    updatedAt: updated_at,
    draft: openProject(project),
    savedBy: wizard_state?.savedBy ?? null,
    untouched: wizard_state !== null && agrees(project, contentOf(restoreDraft(wizard_state))),
  };
}

type Written = Pick<WholeProject, 'product_name' | 'creative_brief' | 'script'>;
const agrees = (snapshot: Written, kept: Written): boolean =>
  (['product_name', 'creative_brief', 'script'] as const).every(
    (field) => snapshot[field] === kept[field].normalize('NFC'),
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
