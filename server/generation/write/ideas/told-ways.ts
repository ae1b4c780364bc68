// How a film goes through the pictures that the client described: each concept another way.
import { isToldWhole } from '../notes/told.ts';
import type { Stage } from '../stage.ts';
import { sharedWords } from '../wording/shared-words.ts';
import type { Kit } from './kit.ts';

/** `story` one picture after the other, `ring` the end first, `held` one picture for as long as it takes, `read` a line before two of them. */
export const toldWays = ['story', 'ring', 'held', 'read'] as const;
export type ToldWay = (typeof toldWays)[number];

/** What is to be seen in each beat before the end, and by which way; undefined where that is left to us. */
export type ToldPlan = { way: ToldWay; pictured: readonly (string | undefined)[] };

/** The way of the `nth` concept: what is announced does not show its end first. */
export function toldPlanOf({ stage, lead }: Kit, nth: number): ToldPlan {
  const { told, userType, frame } = stage;
  const [, , , end] = told;
  const turn = nth % 3;
  if (!isToldWhole(told) || turn === 0) return { way: 'story', pictured: told };
  const isRing = end !== undefined && userType !== 'trailer' && frame.kind !== 'story';
  if (turn === 1)
    return isRing
      ? { way: 'ring', pictured: [end, told[0], told[2], end] }
      : { way: 'read', pictured: [undefined, told[0], told[2], end] };
  const held = strongest(told, lead?.text) ?? told[2];
  return { way: 'held', pictured: [held, held, held, end] };
}

// The picture of what the film demonstrates, else its proof.
const strongest = (told: Stage['told'], lead = '') =>
  told
    .slice(0, 3)
    .map((text, at) => ({ text, worth: sharedWords(lead, text ?? '') + at / 100 }))
    .toSorted((a, b) => b.worth - a.worth)[0]?.text;
