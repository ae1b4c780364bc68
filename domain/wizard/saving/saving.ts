// Saving a member's draft as a project. One run at a time; late answers change nothing.
import type { WholeProject } from '../../projects/project.ts';
import { sameJson } from '../../same-json.ts';
import { differences } from '../draft/differences.ts';
import { type Draft, openDraft } from '../draft/draft.ts';
import type { ChangedElsewhere, SaveTrouble } from '../draft/moment.ts';
import type { ProjectLink } from '../draft/saved-draft.ts';
import { contentKey } from './content-key.ts';
import { partKeys, sentPart } from './draft-parts.ts';
import { answerKeys, isTakenOut, mergeAnswers } from './merge-answers.ts';
import { lastRunOf, openProject } from './open-project.ts';

export type SaveFailure =
  /** `arrived` is false where the server certainly did not take it. */
  | { kind: 'failed'; arrived: boolean; retryAfterSeconds: number | null }
  | { kind: 'refused' }
  | { kind: 'signed-out' }
  | { kind: 'gone' }
  | { kind: 'conflict'; theirs: WholeProject };

/** `key` says which content is sent, `name` what the wizard calls it. */
export type SaveStart = { run: string; key: string; name: string; owner: string; draftKey: string };

const mostUnanswered = 10;

/** The first run makes the link, so that its draft key is kept before anything is sent. */
export function startSave(draft: Draft, { run, key, name, owner, draftKey }: SaveStart): Draft {
  if (draft.saving !== null || isStuck(draft.saveTrouble)) return draft;
  if (draft.project !== null && draft.project.owner !== owner) return draft;
  const link = draft.project ?? newLink(draftKey, owner, name);
  const unanswered = [...link.unanswered, run].slice(-mostUnanswered);
  const given = link.name === null ? null : name;
  return {
    ...draft,
    saving: { id: run, key, began: answerKeys(draft.answers) },
    project: { ...link, name: given, unanswered },
  };
}

/** A draft key that was sent before gives the project it made, which may differ by now. */
export function receiveSaved(draft: Draft, run: string, answer: WholeProject): Draft {
  const { project: link, saving } = draft;
  if (saving?.id !== run || link === null) return draft;
  const savedBy = answer.wizard_state?.savedBy ?? null;
  const sentOnce = savedBy === null && link.unanswered.length === 1;
  if (link.id === null && savedBy !== run && !sentOnce) return meet(draft, link, answer);
  const project = { ...adopted(link, factsOf(answer)), saved: saving.key, began: saving.began };
  return { ...draft, saving: null, saveTrouble: null, project };
}

export function failSave(draft: Draft, run: string, failure: SaveFailure): Draft {
  const { project: link, saving } = draft;
  if (saving?.id !== run || link === null) return draft;
  if (failure.kind === 'conflict') return meet(draft, link, failure.theirs);
  const mayStand = failure.kind === 'failed' && failure.arrived;
  const unanswered = link.unanswered.filter((id) => mayStand || id !== run);
  const rest = { ...draft, saving: null, project: { ...link, unanswered } };
  if (failure.kind === 'refused') {
    return { ...rest, saveTrouble: { kind: 'refused', key: saving.key } };
  }
  if (failure.kind !== 'failed') return { ...rest, saveTrouble: failure };
  const before = draft.saveTrouble?.kind === 'failed' ? draft.saveTrouble.tries : 0;
  const { retryAfterSeconds } = failure;
  return { ...rest, saveTrouble: { kind: 'failed', tries: before + 1, retryAfterSeconds } };
}

/** A member is signed in (again), or asks for another try. */
export function allowSaving(draft: Draft): Draft {
  const kind = draft.saveTrouble?.kind;
  return kind === 'signed-out' || kind === 'refused' ? { ...draft, saveTrouble: null } : draft;
}

/** Mine as the next save would send it after a conflict: with the answers that only they changed. */
export function withTheirAnswers(draft: Draft): Draft {
  const { saveTrouble, project: link } = draft;
  if (saveTrouble?.kind !== 'conflict' || link === null) return draft;
  return mergeAnswers(draft, saveTrouble.theirs.draft, link.began);
}

/** The next save goes over what stands there, but for what only they changed. */
export function keepMine(draft: Draft): Draft {
  const { saveTrouble, project: link } = draft;
  if (saveTrouble?.kind !== 'conflict' || link === null) return draft;
  const { theirs } = saveTrouble;
  const project = { ...adopted(link, theirs), began: answerKeys(theirs.draft.answers) };
  return { ...withTheirAnswers(draft), saveTrouble: null, project };
}

/** What stands there takes the place of the draft. */
export function takeTheirs(draft: Draft): Draft {
  const { saveTrouble } = draft;
  return saveTrouble?.kind === 'conflict' ? openDraft(saveTrouble.theirs.draft) : draft;
}

/** A project that is gone is saved as a new one, under a key of its own. */
export function saveAnew(draft: Draft): Draft {
  if (draft.saveTrouble?.kind !== 'gone') return draft;
  return { ...draft, saveTrouble: null, project: null };
}

/** Whether nothing is saved before somebody has decided or signed in. */
export const isStuck = (trouble: SaveTrouble | null): boolean =>
  trouble !== null && trouble.kind !== 'failed' && trouble.kind !== 'refused';

/** Milliseconds before a failed save is tried again: doubling from 2 s to a minute. */
export function retryWaitMs(trouble: SaveTrouble | null): number {
  if (trouble?.kind !== 'failed') return 0;
  const { tries, retryAfterSeconds } = trouble;
  return Math.max((retryAfterSeconds ?? 0) * 1_000, Math.min(60_000, 1_000 * 2 ** tries));
}

const newLink = (draftKey: string, owner: string, name: string): ProjectLink => ({
  draftKey,
  owner,
  id: null,
  updatedAt: null,
  name,
  saved: null,
  began: {},
  unanswered: [],
  freeText: {},
});

// What stands there was sent by a run of ours that was never answered, or it is somebody's change.
function meet(draft: Draft, link: ProjectLink, found: WholeProject): Draft {
  const run = lastRunOf(found);
  const met = { ...draft, saving: null };
  if (run !== null && link.unanswered.includes(run)) {
    return { ...met, saveTrouble: null, project: adopted(link, factsOf(found)) };
  }
  const theirs = { ...factsOf(found), draft: openProject(found) };
  const joined =
    (link.id === null ? sameDraft(met, theirs.draft) : null) ?? undisputed(met, theirs.draft, link);
  if (joined) {
    const isThere = sameJson(partKeys(joined), partKeys(theirs.draft));
    const began = answerKeys(theirs.draft.answers);
    const saved = isThere ? contentKey(joined) : null;
    return { ...joined, saveTrouble: null, project: { ...adopted(link, theirs), saved, began } };
  }
  return { ...met, saveTrouble: { kind: 'conflict', theirs } };
}

// A guest's draft that was open in two tabs is saved by both: where one has only answers that the other lacks,
// there is nothing to ask. Where each tab stands in it is its own.
function sameDraft(mine: Draft, theirs: Draft): Draft | null {
  const joined = mergeAnswers(mine, theirs, {});
  const other = mergeAnswers(theirs, mine, {});
  return sameJson(partKeys(joined), partKeys(other)) ? joined : null;
}

// Where both read the same, or theirs has nothing of what differs, there is nothing to choose between: only where
// each was left differs. What was sent is not read there, and stays known.
function undisputed(mine: Draft, theirs: Draft, { began }: ProjectLink): Draft | null {
  const merged = mergeAnswers(mine, theirs, began);
  if (differences(merged, theirs).some((one) => one.theirs.trim() !== '')) return null;
  if (isTakenOut(merged, theirs, began)) return null;
  return mine.receipt === null ? sentPart.put(merged, theirs) : merged;
}

type Facts = Omit<ChangedElsewhere, 'draft'>;
const factsOf = ({ id, project_name, updated_at }: WholeProject): Facts => ({
  id,
  name: project_name,
  updatedAt: updated_at,
});

// A name that is not the one the wizard gave is the member's own.
const adopted = (link: ProjectLink, { id, name, updatedAt }: Facts): ProjectLink => ({
  ...link,
  id,
  updatedAt,
  name: link.name?.normalize('NFC') === name ? link.name : null,
  saved: null,
  unanswered: [],
});
