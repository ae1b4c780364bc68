// The draft as if another of its cuts were the primary one. All that acts on script and board acts on a
// cut through this, and the primary stays what everything else means by script and board.
import { sameJson } from '../same-json.ts';
import { linesIn } from '../script/keep-lines.ts';
import { currentShots, type Draft } from '../wizard/draft/draft.ts';
import type { CutMoment } from '../wizard/draft/moment.ts';
import type { KeptCut, SavedDraft, Take } from '../wizard/draft/saved-draft.ts';
import { basisOf } from '../wizard/kept-in-step/basis.ts';
import type { Platform } from '../wizard/options.ts';
import { directionsOf } from './directions.ts';
import type { Side } from './kept-cut.ts';

const atRest: CutMoment = { writing: null, drawing: null, directing: null, refresh: null };

/** What a draft's script and board say, to be compared with later. */
export const sideOf = (draft: SavedDraft): Side => ({
  script: draft.takes[draft.take]?.script ?? '',
  directed: directionsOf(currentShots(draft as Draft)),
});

/** The draft led by one of its cuts; null where there is none of this platform. */
export function ledBy(draft: Draft, platform: Platform): Draft | null {
  const { [platform]: cut, ...others } = draft.cuts;
  if (!cut) return null;
  const [primary] = draft.answers.platform;
  const { takes, take, scriptEdit, revisionNotes } = cut;
  const { writing, drawing, directing, refresh } = draft.cutting[platform] ?? atRest;
  return {
    ...draft,
    ...{ takes, take, scriptEdit, revisionNotes, writing, drawing, directing, refresh },
    ...{ step: 8, typedOut: true, bypassed: false },
    answers: { ...draft.answers, platform: leading(draft.answers.platform, platform) },
    briefFrom: briefAsFor(draft, platform),
    cuts: primary && primary !== platform ? { ...others, [primary]: parked(draft) } : others,
  };
}

// The brief is the film's: for a cut it is as much in step as it is for the film.
function briefAsFor({ briefFrom, answers }: Draft, platform: Platform): Draft['briefFrom'] {
  const marks = (platforms: Platform[]) => basisOf({ platform: platforms });
  const isInStep = briefFrom?.platform === marks(answers.platform).platform;
  return briefFrom && isInStep
    ? { ...briefFrom, ...marks(leading(answers.platform, platform)) }
    : briefFrom;
}

const leading = (chosen: readonly Platform[], platform: Platform): Platform[] => [
  platform,
  ...chosen.filter((one) => one !== platform),
];

// What leads now as a cut beside another: the two agree as they stand.
function parked(draft: SavedDraft): KeptCut {
  const { takes, take, scriptEdit, revisionNotes } = draft;
  const side = sideOf(draft);
  return { takes, take, scriptEdit, revisionNotes, agreed: { primary: side, cut: side } };
}

/** The draft with what became of a cut while it led. */
export function withCut(draft: Draft, platform: Platform, led: Draft): Draft {
  const cut = draft.cuts[platform];
  if (!cut) return draft;
  const { takes, take, scriptEdit, revisionNotes, fieldErrors } = led;
  const { writing, drawing, directing, refresh } = led;
  const making = draft.cutting[platform]?.making ?? null;
  return {
    ...draft,
    fieldErrors,
    cuts: { ...draft.cuts, [platform]: { ...cut, takes, take, scriptEdit, revisionNotes } },
    cutting: { ...draft.cutting, [platform]: { making, writing, drawing, directing, refresh } },
  };
}

/**
 * Another platform was chosen first: its cut, where there is one, takes the lead with all its takes, and
 * what led before is kept as the cut of its platform. Nothing is lost, and the same again changes nothing.
 */
export function leadTaken(before: Draft, now: Draft): Draft {
  const [was, is] = [before.answers.platform[0], now.answers.platform[0]];
  if (!was || !is || was === is || before.takes.length === 0) return now;
  const cuts = { ...before.cuts, [was]: parked(before) };
  const cut = before.cuts[is];
  const own = cut?.takes[cut.take];
  if (!cut || !own) return { ...now, cuts };
  const takes = cut.takes.with(cut.take, asLeading(before, cut, own, is));
  const { take, scriptEdit, revisionNotes } = cut;
  const led = { takes, take, scriptEdit, revisionNotes, typedOut: true };
  return { ...now, ...led, cuts: asTurned(cuts, was, cut) };
}

// As the two agreed they agree, whichever of them leads; so does a third that was made of the same.
function asTurned(cuts: Draft['cuts'], was: Platform, { agreed }: KeptCut): Draft['cuts'] {
  const turned = Object.entries(cuts).map(([platform, one]) => {
    if (platform === was)
      return [platform, { ...one, agreed: { primary: agreed.cut, cut: agreed.primary } }];
    const isOfSame = sameJson(one.agreed.primary, agreed.primary);
    return [platform, isOfSame ? { ...one, agreed: { ...one.agreed, primary: agreed.cut } } : one];
  });
  return Object.fromEntries(turned);
}

// What a cut has from the primary by being made of it: the answers behind it, where they agree, and its locked lines.
function asLeading(
  { takes, take }: Draft,
  { agreed }: KeptCut,
  own: Take,
  platform: Platform,
): Take {
  const primary = takes[take];
  const isAgreed = agreed.primary.script === primary?.script;
  const behind =
    isAgreed && primary?.from
      ? { ...primary.from, ...basisOf({ platform: [platform] }) }
      : undefined;
  const from = own.from ?? behind;
  return withLocksOf(primary, { ...own, ...(from ? { from } : {}) });
}

/** A take with the locks of another one whose lines it has word for word. */
export function withLocksOf(other: Take | undefined, take: Take): Take {
  const also = linesIn(take.script, other?.lockedLines ?? []);
  if (also.length === 0) return take;
  return { ...take, lockedLines: [...new Set([...(take.lockedLines ?? []), ...also])] };
}
