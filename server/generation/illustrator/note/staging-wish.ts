// What a note says of how many there are, which way they move and how they stand.
import type { ShotChoices, Staging } from '#domain/storyboard/shot-plan.ts';
import { languages, verbOf } from '../../understand/staging/verbs.ts';
import { thingsIn } from '../reading/find-named.ts';
import { moves } from '../staging/moving.ts';
import { withStaging } from '../staging/with-staging.ts';
import { called, type Reader } from './change.ts';
import { namedIn, take } from './clause.ts';

export const stagingWish: Reader = (clause, choices, film) => {
  const product = {
    form: film.form,
    names: [film.productName.trim().toLowerCase()],
    evenAsHero: true as const,
  };
  const next = letGo(choices, withStaging(choices, clause.words, clause.tongue, product));
  const did = differences(choices, next);
  if (did.length === 0) return null;
  for (const hit of namedIn(clause, thingsIn)) if (hit.id === film.form) take(clause, hit);
  for (const [at, { tag, token }] of clause.spoken.entries())
    if (tag === 'num' || verbOf(token, languages[clause.tongue])) clause.read.add(at);
  return { choices: next, did };
};

// Three of it, or one on a bench, are in no hand.
function letGo(before: ShotChoices, after: ShotChoices): ShotChoices {
  const [was, is] = [before.product, after.product];
  const isSet = is !== undefined && (is.by !== was?.by || is.count !== was?.count);
  if (!isSet || (!is.by && !is.count)) return after;
  const people = after.people.map(({ holding, holds, ...one }) =>
    holds === 'product'
      ? one
      : { ...one, ...(holds ? { holds } : {}), ...(holding ? { holding } : {}) },
  );
  return { ...after, people };
}

type Named = Staging & { name: string };

function differences(before: ShotChoices, after: ShotChoices): string[] {
  const known = new Map(stagingOf(before).map((one) => [one.name, one]));
  return stagingOf(after).flatMap((one) => {
    const was = known.get(one.name);
    return [
      ...(one.count && one.count !== was?.count
        ? [one.count === 'many' ? `a row: ${one.name}` : `${one.count} × ${one.name}`]
        : []),
      ...(one.motion && one.motion !== was?.motion ? [`${one.name} ${moves[one.motion]}`] : []),
      ...(one.by && (one.by.as !== was?.by?.as || one.by.ref !== was.by.ref)
        ? [`${one.name} ${one.by.as} ${called(one.by.ref)}`]
        : []),
    ];
  });
}

const stagingOf = ({ props, people, product }: ShotChoices): Named[] => [
  ...props.map((prop) => ({ ...prop, name: called(prop.id) })),
  ...(product ? [{ ...product, name: 'the product' }] : []),
  ...people.flatMap(({ who, motion, holds, holding }) => [
    { motion, name: who.replace(/^other:/u, '') },
    ...(holds && holding ? [{ ...holding, name: called(holds) }] : []),
  ]),
];
