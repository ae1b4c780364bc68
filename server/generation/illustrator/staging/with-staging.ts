// A shot with what its sentence tells of its things: how many there are, which way they move, how they stand.
import {
  type CatalogueRef,
  noteOf,
  type Shot,
  type ShotChoices,
  type Staging,
} from '#domain/storyboard/shot-plan.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import { type Named, somebody, stagingIn, type Told } from '../../understand/staging/staging-in.ts';
import type { Motion } from '../../understand/staging/verbs.ts';
import { drawn } from '../../understand/statements/find-mentions.ts';
import type { Language } from '../../understand/subject-frame.ts';
import { seatById } from '../props/seat-of.ts';
import { thingsIn } from '../reading/find-named.ts';
import { withoutSimiles } from '../reading/without-similes.ts';

/** What the product is called: its name, and the noun for it. */
export type Product = {
  form: CatalogueRef;
  names: readonly string[];
  /** Also where it closes the film: there it stands still, and one of it, unless somebody asks. */
  evenAsHero?: true;
};

/** The shot as the text has it; what the text does not tell stays as it is. */
export function withStaging<Seen extends Shot | ShotChoices>(
  shot: Seen,
  text: string,
  language: Language,
  product: Product,
): Seen {
  const refs = refsOf(shot);
  const told = stagingIn(withoutSimiles(text), language, (named) =>
    meant(named, refs, language, product, shot),
  );
  if (told.size === 0) return shot;
  const way = told.get(somebody)?.motion;
  const people = shot.people.map((person, at) => ({
    ...person,
    ...(at === 0 && way && ways.has(way) ? { motion: way } : {}),
    ...holdingOf(person, shot, told),
  }));
  return {
    ...shot,
    people,
    props: shot.props.map((prop) => ({ ...prop, ...saidOf(told.get(prop.id), prop.id) })),
    ...(shot.product && (product.evenAsHero || shot.product.shown !== 'hero')
      ? { product: { ...shot.product, ...saidOfProduct(told.get('product')) } }
      : {}),
  };
}

// Of what is in a hand, unless the picture has it as a thing of its own.
function holdingOf(
  { holds }: Shot['people'][number],
  { props }: Shot | ShotChoices,
  told: ReadonlyMap<CatalogueRef, Told>,
): Pick<Shot['people'][number], 'holding'> {
  if (!holds || holds === 'product' || props.some(({ id }) => id === holds)) return {};
  const { count, motion } = saidOf(told.get(holds), holds);
  if (!count && !motion) return {};
  return { holding: { ...(count ? { count } : {}), ...(motion ? { motion } : {}) } };
}

/** Somebody goes somewhere; whatever else they do is their pose. */
const ways: ReadonlySet<Motion> = new Set(['left', 'right', 'toward', 'away']);

const refsOf = ({ props, people, product }: Shot | ShotChoices): ReadonlySet<CatalogueRef> =>
  new Set([
    ...props.map(({ id }) => id),
    ...people.flatMap(({ holds }) => holds ?? []),
    ...(product ? ['product'] : []),
  ]);

// Which thing of the shot a phrase means.
function meant(
  { text, lemma, pronoun }: Named,
  refs: ReadonlySet<CatalogueRef>,
  language: Language,
  { form, names }: Product,
  { people, product }: Shot | ShotChoices,
): CatalogueRef | undefined {
  if (pronoun) return pronoun === 'it' ? only(refs) : people.length > 0 ? somebody : undefined;
  const low = text.toLowerCase();
  const isOurs = names.some((name) => name !== '' && (low.includes(name) || lemma === name));
  if (isOurs && product) return 'product';
  const noun = drawn.thing(lemma, language) ?? drawn.named(lemma, language);
  const named = [...thingsIn(text, language).map(({ id }) => id), ...(noun ? [noun] : [])];
  const own =
    named.find((id) => refs.has(id)) ?? [...refs].find((ref) => low.includes(noteOf(ref) ?? '\n'));
  if (own) return own;
  if (product && named.includes(form)) return 'product';
  return people.length > 0 && isPerson(lemma, language) ? somebody : undefined;
}

// `It` is the thing there is.
const only = (refs: ReadonlySet<CatalogueRef>): CatalogueRef | undefined =>
  refs.size === 1 ? [...refs][0] : undefined;

const isPerson = (lemma: string, language: Language): boolean =>
  readings[language].tongue.lists.people.has(lemma) ||
  lookUpNoun(lemma, language)?.class === 'person';

// A plural alone shows three of what is small, two of what stands on the ground, and one of what is a place by itself.
const fewOf = (ref: CatalogueRef): Staging['count'] => {
  const seat = seatById(ref);
  if (seat === 'floor') return 2;
  return seat === undefined || /^(?:vast|wall|air)$/.test(seat) ? undefined : 3;
};

function saidOf(told: Told | undefined, ref: CatalogueRef): Staging {
  if (!told) return {};
  const { isCounted, count, ...rest } = told;
  const few = count && fewOf(ref);
  const many = isCounted ? count : few;
  return { ...rest, ...(many ? { count: many } : {}) };
}

// Of what is sold there are as many as a number says, never because it is spoken of in the plural.
function saidOfProduct(told: Told | undefined): Staging {
  if (!told) return {};
  const { isCounted, count, ...rest } = told;
  return { ...rest, ...(isCounted && count ? { count } : {}) };
}
