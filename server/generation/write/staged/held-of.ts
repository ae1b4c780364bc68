// What somebody in a described picture has in hand.
import { isHeldAloft, isOutOfHand, standsOnGround } from '../../illustrator/props/seat-of.ts';
import { readings } from '../../understand/readings.ts';
import type { Language } from '../../understand/subject-frame.ts';
import type { Token } from '../../understand/text/tongue.ts';
import { poseOf } from '../scenes/pose-of.ts';
import { type Found, isStanding } from './found-in.ts';
import type { Seen } from './people-in.ts';

type Told = { text: string; language: Language };

/** What is named behind somebody who does something with it: its object first, then what it is done with. */
export function heldOf(
  { text, language }: Told,
  things: readonly Found[],
  by: Seen | undefined,
): Found | undefined {
  const tokens = readings[language].tongue.tag(text, new Set());
  const nearness = (one: Found) =>
    one.as === 'object' ? 0 : isMeans(tokens, placeIn(tokens, one)) ? 1 : 2;
  return things
    .filter(
      (one) =>
        one.kind === 'thing' &&
        !standsOnGround(one.ref) &&
        !isOutOfHand(one.ref) &&
        (!isStanding(text, one) || isUnder(text, one)) &&
        one.at > (by?.at ?? -1) &&
        !isElsewhere(tokens, placeIn(tokens, one)) &&
        !isOnlySeen(tokens, placeIn(tokens, one), language),
    )
    .toSorted((a, b) => nearness(a) - nearness(b))[0];
}

/** Whether what stands at a place is what is poured out of: `pours tea from the flask`. */
export const isPouredFrom = ({ text, language }: Told, at: number): boolean => {
  const tokens = readings[language].tongue.tag(text, new Set());
  const index = tokens.findIndex(({ start, end }) => start <= at && at < end);
  let before = index - 1;
  while (inPhrase.test(tokens[before]?.tag ?? '')) before -= 1;
  return (
    /^(?:from|of|aus|vom|von|de|del|desde|du|d')$/.test(tokens[before]?.low ?? '') &&
    // `Verse du thé`, `out of the can`: behind the verb alone it is what is poured.
    /^(?:noun|adv|prep|part)$/.test(tokens[before - 1]?.tag ?? '')
  );
};

/** `Two women under an umbrella`: whoever is under it has it in hand. */
export const isUnder = (text: string, { ref, at }: Pick<Found, 'ref' | 'at'>): boolean =>
  isHeldAloft(ref) && under.test(text.slice(0, Math.max(0, at)));
const under = /(?<!\p{L})(?:under|beneath|unter|unterm|bajo|debajo de|sous)\s(?:\p{L}+\s){0,3}$/iu;

const placeIn = (tokens: readonly Token[], { at }: Found): number =>
  tokens.findIndex(({ start, end }) => start <= at && at < end);

const inPhrase = /^(?:noun|name|adj|det|poss|num|pp)$/;

/** `Trims the hedge with her shears`. */
function isMeans(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (inPhrase.test(tokens[at]?.tag ?? '')) at -= 1;
  return /^(?:with|mit|con|avec)$/.test(tokens[at]?.low ?? '');
}

/** `A robin watching`, `the clock says`, `a basket beside them`: it acts or stands by itself. */
function isElsewhere(tokens: readonly Token[], from: number): boolean {
  let at = from + 1;
  while (/^(?:noun|adj|pp)$/.test(tokens[at]?.tag ?? '')) at += 1;
  const [next, behind] = [tokens[at], tokens[at + 1]];
  if (/^(?:ing|verb|be)$/.test(next?.tag ?? '')) {
    let before = from - 1;
    while (inPhrase.test(tokens[before]?.tag ?? '')) before -= 1;
    return /^(?:|punct|and)$/.test(tokens[before]?.tag ?? '');
  }
  return (
    /^(?:beside|behind|by|near|neben|hinter|vor|junto|tras|devant|derrière)$/.test(
      next?.low ?? '',
    ) && /^(?:obj|pron|poss)$/.test(behind?.tag ?? '')
  );
}

const watching = new Set('photograph look-up look-down think point speak'.split(' '));

/** `Photographing a lid`: whoever looks at it does not hold it. */
function isOnlySeen(tokens: readonly Token[], from: number, language: Language): boolean {
  let at = from - 1;
  while (inPhrase.test(tokens[at]?.tag ?? '')) at -= 1;
  const verb = tokens[at];
  return (
    /^(?:verb|ing)$/.test(verb?.tag ?? '') &&
    watching.has(poseOf(verb?.lemma ?? '', language) ?? '')
  );
}
