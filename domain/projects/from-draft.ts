// The wizard's draft as a project, and a project as a draft to go on with.

import { tellFormat } from '../cuts/told-format.ts';
import { sameJson } from '../same-json.ts';
import { storable } from '../storable.ts';
import { type StoryboardFrame, sentFrame } from '../storyboard/frame.ts';
import { type Answers, answersSchema, emptyAnswers } from '../wizard/answers.ts';
import {
  currentScript,
  currentShots,
  type Draft,
  emptyDraft,
  savedPart,
  shownBoard,
} from '../wizard/draft/draft.ts';
import type { Take } from '../wizard/draft/saved-draft.ts';
import { restoreDraft, saveDraft } from '../wizard/draft/saved-state.ts';
import { emptyHistory } from '../wizard/history/history.ts';
import { questions } from '../wizard/questions.ts';
import { fitText } from './fit-text.ts';
import { type FormData, formData } from './form-data.ts';
import type { NewProject, WholeProject } from './project.ts';
import { projectName } from './project-name.ts';
import { storableState } from './storable-state.ts';

/** What a draft is made of again. */
export type ProjectContent = Pick<WholeProject, keyof DraftContent>;

/** What a draft fills of a project. */
export type DraftContent = Omit<NewProject, 'draft_key'>;

/**
 * The body of `newProject` that keeps a draft, whatever was typed: the named fields are cut to what
 * they take, `wizard_state` has them whole.
 */
export const projectOfDraft = (draft: Draft): DraftContent => ({
  project_name: projectName(savedPart(draft)),
  product_name: fitText(draft.answers.productName, 120),
  creative_brief: fitText(draft.creativeBrief, longText),
  script: fitText(currentScript(draft), longText),
  form_data: formDataOf(draft.answers),
  storyboard_frames: framesOf(draft),
  shots: storable(currentShots(draft) ?? null),
  wizard_state: storableState(saveDraft(draft, { open: false, returnToWizard: false })),
});

const longText = 20_000;

/**
 * The draft to go on with. It is the wizard as it was left; what was changed in the project since
 * then counts, and the takes of before stay. Without a wizard's state the fields make one, in which
 * the project's name stands for the concept.
 */
export function draftOfProject(project: ProjectContent): Draft {
  const kept = project.wizard_state ? restoreDraft(project.wizard_state) : draftOfFields(project);
  const answers = changedAnswers(kept.answers, projectOfDraft(kept), project);
  const isOtherFormat = answers.instagramPortrait !== kept.answers.instagramPortrait;
  // What the house wrote of the format it says anew, in the cuts as well.
  const left = isOtherFormat ? tellFormat({ ...kept, answers }) : kept;
  const was = projectOfDraft(left);
  const isSameBrief = was.creative_brief === project.creative_brief;
  const draft: Draft = {
    ...left,
    answers,
    ...(isSameBrief ? {} : { creativeBrief: project.creative_brief, briefEdit: null }),
  };
  const isSameContent =
    was.script === project.script && sameJson(was.storyboard_frames, project.storyboard_frames);
  const current = isSameContent ? withShots(draft, was, project) : withTake(draft, was, project);
  // Read back as it would be saved, so that it stands on a step that can be shown.
  return restoreDraft(saveDraft(current, { open: false, returnToWizard: false }));
}

function changedAnswers(answers: Answers, was: DraftContent, project: ProjectContent): Answers {
  const given = { ...project.form_data };
  if (project.product_name !== was.product_name) given.productName = project.product_name;
  const read = answersSchema.parse({ ...given, platform: [given.platform ?? []].flat() });
  const changed = Object.keys(given).filter(
    (field) =>
      field in read &&
      !sameJson(given[field as keyof FormData], was.form_data[field as keyof FormData]),
  );
  return {
    ...answers,
    ...Object.fromEntries(changed.map((field) => [field, read[field as keyof Answers]])),
  };
}

function withTake(draft: Draft, was: DraftContent, project: ProjectContent): Draft {
  const { script, storyboard_frames: frames } = project;
  // Steps back would go past what was written elsewhere.
  const unsaved = {
    ...{ scriptEdit: null, revisionNotes: null, typedOut: true },
    history: emptyHistory,
  };
  if (script === '') return { ...draft, ...unsaved, take: draft.takes.length };
  const shots = project.shots ?? undefined;
  const take: Take = { script, frames, shots };
  const isDrawnSince = was.script === script && was.storyboard_frames.length === 0;
  const takes = isDrawnSince
    ? draft.takes.map((one, index) => (index === draft.take ? { ...one, frames, shots } : one))
    : [...draft.takes, take];
  const at = isDrawnSince ? draft.take : takes.length - 1;
  // A take without frames shows those of the take before it: with none before it, it shows none.
  if (frames.length === 0 && shownBoard({ ...draft, takes, take: at })) {
    return { ...draft, ...unsaved, takes: [take, ...draft.takes], take: 0 };
  }
  return { ...draft, ...unsaved, takes, take: at };
}

function withShots(draft: Draft, was: DraftContent, { shots }: ProjectContent): Draft {
  if (sameJson(was.shots, shots)) return draft;
  const takes = draft.takes.map((one, at) =>
    at === draft.take ? { ...one, shots: shots ?? undefined } : one,
  );
  return { ...draft, takes };
}

function draftOfFields(project: ProjectContent): Draft {
  const { form_data, product_name, creative_brief, script, storyboard_frames: frames } = project;
  const shots = project.shots ?? undefined;
  const platform = [form_data.platform ?? []].flat();
  const answers = answersSchema.parse({ productName: product_name, ...form_data, platform });
  if (creative_brief === '' && script === '') return { ...emptyDraft, answers, step: 4 };
  const concept = {
    title: fitText(project.project_name, 160),
    subtitle: '',
    features: [],
    tone: '',
  };
  return {
    ...emptyDraft,
    answers: { ...answers, selectedConcept: '0' },
    conceptSets: [{ approach: answers.creativeApproach || 'bold', concepts: [concept] }],
    creativeBrief: creative_brief,
    takes: script === '' ? [] : [{ script, frames, shots }],
    typedOut: true,
    step: script === '' ? 6 : 8,
  };
}

function framesOf(draft: Draft): StoryboardFrame[] {
  const frames = shownBoard(draft)?.frames ?? [];
  // A picture that is not ours stays out; its frame is still worth keeping.
  return frames.flatMap((frame) => {
    const { imageUrl: _, ...words } = frame;
    const read = sentFrame.safeParse(frame);
    return read.success ? [read.data] : [words];
  });
}

const shortText = 120;
const lengths = questions as Record<string, { max?: number } | undefined>;

const formDataOf = (answers: Answers): FormData =>
  formData.parse(
    Object.fromEntries(
      Object.entries({ ...emptyAnswers, ...answers }).map(([field, value]) => [
        field,
        typeof value === 'string' ? fitText(value, lengths[field]?.max ?? shortText) : value,
      ]),
    ),
  );
