// A world is the hand-written scenery of one trade, cause or kind of story, in one language.

import type { UserType } from '#domain/wizard/options.ts';

/** Which kind of ad a world is for; a user type looks first among its own kinds. */
export type WorldKind = 'trade' | 'story' | 'cause' | 'candidate';

/**
 * Pictures are written as predicates with the verb in braces (`{tear} the loaf open`), so that one
 * picture serves a person and a pair of hands. `[their]` is replaced by the right possessive.
 */
export type World = {
  id: string;
  kind: WorldKind;
  /** Only for these user types: a player at a desk is a channel, not a shop. */
  for?: readonly UserType[];
  /** Lower-case words and word beginnings (ending in `*`) that point to this world. */
  keywords: readonly string[];
  /** The kind of business or message, a noun without article: `bakery`. */
  what: string;
  /** Where it happens, with its preposition: `at a bakery counter before dawn`. */
  at: string;
  /** Where a person is, when `at` is where a thing lies: `at a kitchen counter`. */
  stand?: string;
  /** Short noun for the place: `counter`. */
  place: string;
  /** The thing that is held, used or seen: `loaf`. */
  thing: string;
  /** The one who makes or gives it: `baker`. */
  maker: string;
  /** The one it is for: `commuter`. */
  user: string;
  /** Making it: three predicates that hands alone can play. */
  work: readonly [string, string, string];
  /** Having it: first a predicate for a whole person, then one that hands alone can play. */
  use: readonly [string, string];
  /** Life before it: first for a whole person, then for hands alone. */
  trouble: readonly [string, string];
  /** The thing very near, a full sentence. */
  close: string;
  /** The last picture, a noun phrase: `the loaf on the counter, first light behind it`. */
  pack: string;
  /** Sound effects: of the thing, and of the place. */
  sound: readonly [string, string];
  music: string;
  /** What it is against, a noun phrase: `bread that bends`. */
  enemy: string;
  /** Spoken sentences about life before it; short. */
  problem: readonly [string, string];
  /** Spoken observations anybody would nod at; not claims. */
  truth: readonly [string, string];
  /** A question the ad can answer, and three wrong answers. */
  question: string;
  wrong: readonly [string, string, string];
  /** A small rule of this world that someone is bound to break: `Do not eat it on the way home`. */
  rule: string;
  /** A dumb object that saw everything: `toaster`. */
  witness: string;
  /** The hour before it begins, as a title: `Before the Shutters`. */
  hour: string;
  /** The two sides of a split screen, short noun phrases. */
  pair: readonly [string, string];
  /** The idea in a few words; the last line of the ad. */
  lines: readonly [string, string, string];
  /** What the world is not good for: no window to look through, nothing to hand over. */
  not?: readonly ('indoors' | 'portable')[];
  /** True when people would fight over the last one. */
  shared?: boolean;
  /** True where nobody should be made to laugh: death, illness, addiction, law. */
  grave?: boolean;
};
