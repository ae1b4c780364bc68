// Who is in the frames of a board and on no cast sheet: the people a picture has beside the cast.
import { boardShots, type ShotPlan } from '../storyboard/shot-plan.ts';
import { type CastSheet, personMeant } from './cast-sheet.ts';

/** What somebody is called, `man`, and the frames they are in, from 1. */
export type Stranger = { called: string; frames: number[] };

/** Everybody of a plan's board who is neither the character nor a person of the sheet. */
export function strangersIn(plan: ShotPlan, cast: CastSheet | undefined): Stranger[] {
  const others = cast?.others ?? [];
  const found = new Map<string, Stranger>();
  for (const [at, { people }] of boardShots(plan).entries())
    for (const { who } of people) {
      const member = plan.cast.findIndex(({ id }) => id === who);
      const { name = '' } = plan.cast[member] ?? {};
      const isOther = who.startsWith('other:');
      if ((!isOther && member <= 0) || personMeant(others, who, name)) continue;
      const called = isOther ? who.slice('other:'.length).replace(/[-_]+/gu, ' ') : name || who;
      const known = found.get(who) ?? { called, frames: [] };
      found.set(who, { called, frames: [...new Set([...known.frames, at + 1])] });
    }
  return [...found.values()];
}
