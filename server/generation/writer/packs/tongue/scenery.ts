import type { UserType } from '#domain/wizard/options.ts';
import type { World, WorldKind } from '../../world.ts';

/**
 * The scenery of one trade, cause or kind of story, in whole sentences and phrases that carry
 * their own articles, so that nothing has to be inflected. People stand as a pair, a man and a
 * woman: `['un cliente', 'una clienta']`.
 */
export type Scenery = {
  id: string;
  kind: WorldKind;
  /** Only for these user types. */
  for?: readonly UserType[];
  /** Words and word beginnings, separated by spaces; `_` stands for a space inside one. */
  keywords: string;
  /** A noun without article. */
  what: string;
  /** With its preposition. */
  at: string;
  maker: readonly [string, string];
  user: readonly [string, string];
  /** Sentences of hands. */
  work: readonly [string, string, string];
  /** A predicate for a person, and a sentence of hands. */
  use: readonly [string, string];
  trouble: readonly [string, string];
  close: string;
  /** A noun phrase. */
  pack: string;
  sound: readonly [string, string];
  music: string;
  /** A noun phrase with its article. */
  enemy: string;
  problem: readonly [string, string];
  truth: readonly [string, string];
  question: string;
  wrong: readonly [string, string, string];
  /** A dumb object with its article. */
  witness: string;
  pair: readonly [string, string];
  lines: readonly [string, string, string];
};

/** Scenery in the shape every pack hands out; pairs are joined by a stroke. */
export function worldOf(scenery: Scenery): World {
  return {
    ...scenery,
    keywords: scenery.keywords
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' ')),
    maker: scenery.maker.join('|'),
    user: scenery.user.join('|'),
    place: scenery.at,
    thing: scenery.pack,
    rule: scenery.question,
    hour: scenery.pair[0],
  };
}
