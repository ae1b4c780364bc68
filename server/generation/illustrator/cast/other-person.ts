// Somebody else in the picture, never mistaken for the cast.
import type { AgeRange } from '#domain/wizard/options.ts';
import { markers } from '../palette.ts';
import type { Frame, HairStyle, Person } from '../people/person.ts';
import * as looks from '../reading/looks-words.ts';
import { roleWords } from '../reading/people-words.ts';
import { childIn, saidYears } from '../reading/said-age.ts';
import { findFirst, mentions } from '../reading/stems.ts';
import { hairColours, skins } from './find-cast.ts';
import { everyday, tradeWords as roleTrades, tradeOutfits } from './outfits.ts';
import { genderOfRole, ownRole } from './role-person.ts';
import { choose } from './seed.ts';

const womanHair: readonly HairStyle[] = ['bob', 'long-wavy', 'ponytail', 'pixie', 'curls', 'bun'];
const manHair: readonly HairStyle[] = ['short', 'side-part', 'balding', 'quiff', 'buzz', 'curls'];

const ages = {
  '18-25': 'young',
  '25-35': 'young',
  '35-45': 'adult',
  '45-55': 'middle',
  '55+': 'senior',
} as const satisfies Record<AgeRange, Person['age']>;

/** A person unlike the cast; `text` is the role they have: `daughter`, `old customer`. */
export function otherPerson(cast: Person, seed: string, text = ''): Person {
  const child = childIn(ownRole(text));
  const years = saidYears(text);
  const young = years === undefined ? child !== undefined : years < 14;
  const said = genderOfRole(text);
  const frame: Frame =
    said === 'female'
      ? 'woman'
      : said === 'male'
        ? 'man'
        : choose(
            cast.frame === 'woman'
              ? (['man', 'man', 'woman'] as const)
              : (['woman', 'woman', 'man'] as const),
            seed,
            'other',
          );
  const range = findFirst(text, looks.ageWords);
  const age = young
    ? 'child'
    : range && range !== 'child'
      ? ages[range]
      : choose(['adult', 'young', 'middle', 'senior'] as const, seed, 'age');
  const styles = (frame === 'woman' ? womanHair : manHair).filter(
    (style) => style !== cast.hair.style && !(young && style === 'balding'),
  );
  const tones = Object.values(skins)
    .map(([tone]) => tone)
    .filter((tone) => tone !== cast.skin);
  const trade = mentions(text, roleWords) ? findFirst(text, roleTrades) : undefined;
  // What the cast has on says nothing of it: they may be dressed otherwise, and nobody else with them.
  const outfit = choose(trade ? tradeOutfits[trade] : everyday, seed, 'clothes');
  const hair = Object.values(hairColours).filter(
    (color) => color !== cast.hair.color && color !== hairColours.gray,
  );
  return {
    frame,
    age,
    build: choose(['average', 'slim', 'plus', 'average'] as const, seed, 'build'),
    skin: choose(tones, seed, 'skin'),
    eyes: '#6e4a2e',
    hair: {
      style: choose(styles, seed, 'hair'),
      color: age === 'senior' ? hairColours.gray : choose(hair, seed, 'color'),
    },
    beard:
      frame === 'man' && !young
        ? choose(['none', 'beard', 'moustache', 'none'] as const, seed, 'beard')
        : 'none',
    face: {
      shape: choose(['round', 'square', 'oval', 'long'] as const, seed, 'face'),
      nose: choose(['broad', 'small', 'strong', 'straight'] as const, seed, 'nose'),
      brows: choose(['thick', 'straight', 'arched'] as const, seed, 'brows'),
    },
    wardrobe: {
      ...outfit,
      shoes: markers.brown,
      glasses: choose([true, false, false], seed, 'glasses'),
      sunglasses: false,
      earrings: false,
    },
  };
}
