// A cut made from the primary, and what happens in it afterwards. Late answers change nothing.
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import { currentScript, type Draft } from '../wizard/draft/draft.ts';
import type { WizardEvent } from '../wizard/draft/events.ts';
import type { KeptCut, Take } from '../wizard/draft/saved-draft.ts';
import { addTake } from '../wizard/draft/writing.ts';
import type { Platform } from '../wizard/options.ts';
import { ledBy, sideOf, withCut, withLocksOf } from './lead.ts';

const atRest = { writing: null, drawing: null, directing: null, refresh: null };

/** The primary script is there and still, and the platform is one of the others. */
export const canMakeCut = (draft: Draft, platform: Platform): boolean =>
  draft.step === 8 &&
  draft.answers.platform.indexOf(platform) > 0 &&
  draft.writing === null &&
  draft.scriptEdit === null &&
  currentScript(draft).trim() !== '' &&
  (draft.cutting[platform]?.writing ?? null) === null &&
  (draft.cuts[platform]?.scriptEdit ?? null) === null;

export const startCut = (draft: Draft, platform: Platform, run: string): Draft =>
  canMakeCut(draft, platform) ? withMaking(draft, platform, { id: run }) : draft;

export const stopCut = (draft: Draft, platform: Platform): Draft =>
  draft.cutting[platform]?.making ? withMaking(draft, platform, null) : draft;

const withMaking = (draft: Draft, platform: Platform, making: { id: string } | null): Draft => ({
  ...draft,
  cutting: { ...draft.cutting, [platform]: { ...atRest, ...draft.cutting[platform], making } },
});

type Arrived = Extract<WizardEvent, { type: 'cut-arrived' }>;

/** What was made is the cut's next take; earlier ones stay. */
export function receiveCut(draft: Draft, { platform, run, script, shots }: Arrived): Draft {
  if (draft.cutting[platform]?.making?.id !== run || script.trim() === '') return draft;
  const made = withTake(draft, platform, { script, shots });
  return withMaking(inAgreement(made, platform), platform, null);
}

/** The draft with one more take in a cut, which it makes where there was none. Locked lines stay locked. */
export function withTake(
  draft: Draft,
  platform: Platform,
  { script, shots }: { script: string; shots?: ShotPlan | undefined },
): Draft {
  const led = ledBy(draft, platform);
  if (led) {
    const from = led.takes[led.take]?.from;
    return withCut(draft, platform, lockedAs(draft, addTake(led, { script, shots, from })));
  }
  const made: Take = { script, frames: [], ...(shots ? { shots } : {}) };
  const take = withLocksOf(draft.takes[draft.take], made);
  const side = sideOf(draft);
  const cut: KeptCut = {
    ...{ takes: [take], take: 0, scriptEdit: null, revisionNotes: null },
    agreed: { primary: side, cut: side },
  };
  return { ...draft, cuts: { ...draft.cuts, [platform]: cut } };
}

// What is locked in the primary is locked in the take that was made of it.
const lockedAs = ({ takes, take }: Draft, led: Draft): Draft => ({
  ...led,
  takes: led.takes.map((one, at) => (at === led.take ? withLocksOf(takes[take], one) : one)),
});

/** The primary and a cut agree as they stand now. */
export function inAgreement(draft: Draft, platform: Platform): Draft {
  const [cut, led] = [draft.cuts[platform], ledBy(draft, platform)];
  if (!cut || !led) return draft;
  return withAgreement(draft, platform, { primary: sideOf(draft), cut: sideOf(led) });
}

/** The draft with what a cut and the primary agree upon. */
export function withAgreement(draft: Draft, platform: Platform, agreed: KeptCut['agreed']): Draft {
  const cut = draft.cuts[platform];
  if (!cut) return draft;
  return { ...draft, cuts: { ...draft.cuts, [platform]: { ...cut, agreed } } };
}

/** What can happen in a cut. Steps, sending and saving are the film's. */
const ofCuts: ReadonlySet<WizardEvent['type']> = new Set([
  'revision-started',
  'script-arrived',
  'script-typed-out',
  'script-edited',
  'script-saved',
  'script-edit-dropped',
  'take-shown',
  'revision-noted',
  'revision-closed',
  'board-started',
  'board-arrived',
  'drawing-stopped',
  'direction-started',
  'direction-arrived',
  'direction-shown',
  'desk-noted',
  'frames-chosen',
  'directions-settled',
  'refresh-started',
  'refresh-arrived',
  'refresh-taken',
  'refresh-dropped',
  'left-as-it-is',
  'lock-toggled',
  'run-failed',
  'cancelled',
]);

/** Places an event in a cut as it would be placed in the primary. */
export function inCut(
  draft: Draft,
  platform: Platform,
  event: WizardEvent,
  reduce: (draft: Draft, event: WizardEvent) => Draft,
): Draft {
  const led = ofCuts.has(event.type) ? ledBy(draft, platform) : null;
  if (!led) return draft;
  const next = reduce(led, event);
  return next === led ? draft : withCut(draft, platform, next);
}
