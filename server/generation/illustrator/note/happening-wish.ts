// What a note says of how many there are, which way they move and how they stand.
import type { Happening, ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { moves } from '../happening/moving.ts';
import { tellHappening } from '../happening/tell-happening.ts';
import { called, type Reader } from './change.ts';

export const happeningWish: Reader = (clause, choices, film) => {
  const product = {
    form: film.form,
    names: [film.productName.trim().toLowerCase()],
    evenAsHero: true as const,
  };
  for (const tongue of clause.tongues) {
    const next = tellHappening(choices, clause.words, tongue, product);
    const did = differences(choices, next);
    if (did.length > 0) return { choices: next, did };
  }
  return null;
};

type Named = Happening & { name: string };

function differences(before: ShotChoices, after: ShotChoices): string[] {
  const known = new Map(happeningsOf(before).map((one) => [one.name, one]));
  return happeningsOf(after).flatMap((one) => {
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

const happeningsOf = ({ props, people, product }: ShotChoices): Named[] => [
  ...props.map((prop) => ({ ...prop, name: called(prop.id) })),
  ...(product ? [{ ...product, name: 'the product' }] : []),
  ...people.flatMap(({ who, motion, holds, holding }) => [
    { motion, name: who.replace(/^other:/u, '') },
    ...(holds && holding ? [{ ...holding, name: called(holds) }] : []),
  ]),
];
