// Another package of an ad that is a project already: nothing of either is lost.
import type { SendConceptRequest } from '../functions/send-concept.ts';
import { sameJson } from '../same-json.ts';
import { answersOf, emptyAnswers } from '../wizard/answers.ts';
import type { Draft } from '../wizard/draft/draft.ts';
import type { KeptCut, Take } from '../wizard/draft/saved-draft.ts';
import type { FormData } from './form-data.ts';
import { type DraftContent, draftOfProject, projectOfDraft } from './from-draft.ts';
import { draftOfPackage } from './from-package.ts';

/**
 * The project with a later package on top: what the package holds stands, what stood before is an
 * earlier take, of each cut as well. Answers the package left open stay.
 */
export function putPackageOn(
  project: DraftContent,
  sent: Partial<SendConceptRequest>,
  later: FormData = {},
): DraftContent {
  const stood = draftOfProject(project);
  const added = draftOfPackage(sent, later);
  const [take] = added.takes;
  const draft: Draft = {
    ...stood,
    answers: { ...stood.answers, ...givenOf(added) },
    creativeBrief: added.creativeBrief || stood.creativeBrief,
    ...(take ? withTake(stood, take) : {}),
    cuts: { ...stood.cuts, ...joinedCuts(stood, added) },
  };
  const { storyboard_frames, ...content } = projectOfDraft(draft);
  return { ...content, storyboard_frames: sent.storyboardFrames ?? storyboard_frames };
}

/**
 * The project with those cuts of a package that it has none of; everything else as it stands. Null
 * where it has them all.
 */
export function addCutsOf(
  project: DraftContent,
  sent: Partial<SendConceptRequest>,
): Pick<DraftContent, 'wizard_state'> | null {
  const stood = draftOfProject(project);
  const { cuts } = draftOfPackage(sent);
  const missing = Object.entries(cuts).filter(
    ([platform]) => stood.cuts[platform as keyof Draft['cuts']] === undefined,
  );
  if (missing.length === 0) return null;
  const draft = { ...stood, cuts: { ...stood.cuts, ...Object.fromEntries(missing) } };
  return { wizard_state: projectOfDraft(draft).wizard_state };
}

type Takes = { takes: Take[]; take: number };

// One that is there already is only shown again.
function withTake({ takes }: Takes, added: Take): Takes {
  const at = takes.findIndex(
    ({ script, frames }) => script === added.script && sameJson(frames, added.frames),
  );
  return at < 0 ? { takes: [...takes, added], take: takes.length } : { takes, take: at };
}

function joinedCuts(stood: Draft, added: Draft): Draft['cuts'] {
  const joined = Object.entries(added.cuts).map(([platform, cut]) => {
    const own = stood.cuts[platform as keyof Draft['cuts']];
    return [platform, own ? joinCut(own, cut) : cut];
  });
  return Object.fromEntries(joined);
}

function joinCut(own: KeptCut, cut: KeptCut): KeptCut {
  const [take] = cut.takes;
  return take ? { ...own, ...withTake(own, take), agreed: cut.agreed } : own;
}

// The concept is the one it was made from, wherever that stands in its sets; what is asked after a package
// was sent counts where it was answered.
function givenOf({ answers }: Draft): Partial<Draft['answers']> {
  const askedLater = answersOf(emptyAnswers, 'production');
  const isOpen = (name: string, value: unknown) =>
    value === '' ||
    sameJson(value, []) ||
    sameJson(value, askedLater[name as keyof typeof askedLater]);
  const { selectedConcept: _, ...rest } = answers;
  return Object.fromEntries(Object.entries(rest).filter(([name, value]) => !isOpen(name, value)));
}
