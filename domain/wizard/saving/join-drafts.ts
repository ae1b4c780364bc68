// One draft that is open in two tabs. What each changed since both were the same stands; where both changed
// the same, what came last stands, and the other is a step back in what was changed.
import { leadTaken } from '../../cuts/lead.ts';
import type { Draft } from '../draft/draft.ts';
import { reachableStep } from '../draft/routing.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import { saveScriptEdit } from '../draft/writing.ts';
import { remember } from '../history/undo.ts';
import type { DraftPart } from './draft-part.ts';
import { draftParts, isSameFilm, type PartKeys, partKeys, writtenPart } from './draft-parts.ts';
import { frameParts, noteParts } from './frame-parts.ts';

type Meeting = {
  /** What both began with; a part that is not in it was not taken down. */
  began: PartKeys;
  /** What was changed here is newer. */
  isMineLater: boolean;
  /** Now, in milliseconds. */
  at: number;
};

export type Joined = {
  draft: Draft;
  /** Parts that were changed there alone, and stand so here. */
  taken: DraftPart[];
  /** Parts that were changed in both, each with the draft whose version of it was given up. */
  disputed: { part: DraftPart; other: SavedDraft }[];
};

export function joinDrafts(mine: Draft, theirs: SavedDraft, meeting: Meeting): Joined {
  const { isMineLater, at } = meeting;
  const { taken, disputed } = sorted(mine, theirs, meeting.began);
  if (taken.length + disputed.length === 0) return { draft: mine, taken, disputed: [] };
  const asThere = withParts(mine, theirs, [...taken, ...disputed]);
  const met = remember(mine, asThere, `In another tab: ${labelsOf([...taken, ...disputed])}`, at);
  const isKept = (part: DraftPart) =>
    isMineLater || isWaitedFor(part, mine) || (noteParts.includes(part) && isSaid(part, mine));
  const kept = disputed.filter(isKept);
  const lost = disputed.filter((part) => !isKept(part));
  const own =
    kept.length === 0
      ? met
      : remember(
          met,
          withParts(met, mine, kept),
          `Back to what this tab says: ${labelsOf(kept)}`,
          at,
        );
  const joined = withEdits(withEdits(own, theirs, kept, at), mine, lost, at);
  return {
    draft: { ...joined, step: reachableStep(joined, joined.step) },
    taken,
    disputed: disputed.map((part) => ({ part, other: isKept(part) ? theirs : mine })),
  };
}

// What is being written here goes into what stands here; a frame that is directed goes into its place.
function isWaitedFor(part: DraftPart, draft: Draft): boolean {
  const { writing, drawing, directing, refresh, cutting } = draft;
  const isMade =
    [writing, drawing, refresh].some((one) => one !== null) || Object.keys(cutting).length > 0;
  if (part === writtenPart) return isMade || directing !== null;
  return isMade && frameParts.includes(part);
}

// A note that somebody is typing here stays in its field.
const isSaid = ({ read }: DraftPart, draft: Draft): boolean => !isEmpty(read(draft));

function sorted(mine: Draft, theirs: SavedDraft, began: PartKeys) {
  const [here, there] = [partKeys(mine), partKeys(theirs)];
  const isChanged = ({ name, read }: DraftPart, keys: PartKeys, draft: SavedDraft) =>
    name in began ? began[name] !== keys[name] : !isEmpty(read(draft));
  const parts = isSameFilm(mine, theirs) ? partsByFrame : draftParts;
  const others = parts.filter(
    (part) => here[part.name] !== there[part.name] && isChanged(part, there, theirs),
  );
  const isDisputed = (part: DraftPart) => isChanged(part, here, mine) || isWaitedFor(part, mine);
  return {
    taken: others.filter((part) => !isDisputed(part)),
    disputed: others.filter(isDisputed),
  };
}

const partsByFrame: readonly DraftPart[] = draftParts.flatMap((part) =>
  part === writtenPart ? [...frameParts, ...noteParts] : [part],
);

const isEmpty = (values: readonly unknown[]): boolean =>
  values.every(
    (value) =>
      value === undefined ||
      value === null ||
      value === '' ||
      value === false ||
      value === 0 ||
      (typeof value === 'object' && Object.keys(value).length === 0),
  );

function withParts(draft: Draft, from: SavedDraft, parts: readonly DraftPart[]): Draft {
  const next = parts.reduce((made, part) => part.put(made, from), draft);
  const names = parts.map(({ name }) => name);
  // What leads is written for its platform.
  const isLed = names.includes('platform') && !names.includes(writtenPart.name);
  return isLed ? leadTaken(draft, next) : next;
}

const labelsOf = (parts: readonly DraftPart[]): string =>
  [...new Set(parts.map(({ label }) => label))].join(', ').slice(0, 80);

// Text that is being edited is in no list of what was changed: what loses is put there as if it had been saved.
function withEdits(
  draft: Draft,
  loser: SavedDraft,
  parts: readonly DraftPart[],
  at: number,
): Draft {
  const names = parts.map(({ name }) => name);
  let now = draft;
  if (names.includes('brief-edit') && loser.briefEdit?.trim()) {
    const saved = { ...now, creativeBrief: loser.briefEdit };
    now = rememberAside(now, saved, 'The other edit of the brief', at);
  }
  if (names.includes('script-edit') && loser.scriptEdit?.trim() && now.takes[now.take]) {
    const saved = saveScriptEdit(now, loser.scriptEdit);
    now = rememberAside(now, saved, 'The other edit of the script', at);
  }
  if (names.includes('notes') && loser.revisionNotes?.trim()) {
    now = {
      ...now,
      revisionNotes: [now.revisionNotes, loser.revisionNotes].filter(Boolean).join('\n'),
    };
  }
  return now;
}

function rememberAside(draft: Draft, aside: Draft, what: string, at: number): Draft {
  const { history } = remember(draft, aside, what, at);
  return remember({ ...aside, history }, { ...draft, history }, 'Back to what stands', at);
}
