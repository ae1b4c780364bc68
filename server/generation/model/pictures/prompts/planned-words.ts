// What the plan says is in a picture, in words: who does what, with which things in what state.

import { calledIn, type FurtherPerson, personMeant } from '#domain/cast/cast-sheet.ts';
import { type CatalogueRef, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import { wordTable } from '#domain/word-table.ts';
import { quoted } from './quoted.ts';

const places: Record<string, string> = wordTable<string>({
  'in-hand': 'in the hand',
  worn: 'worn',
  'on-surface': 'on a surface',
  wall: 'on the wall',
  floor: 'on the floor',
  'in-air': 'in the air',
  'in-background': 'in the background',
});

/** Sentences; what has no id of ours stands in them as a quotation. Empty for a shot that shows nobody and nothing. */
export function plannedWords(
  { people, props, product, change }: Shot,
  others: readonly FurtherPerson[] = [],
): string[] {
  const seen = [
    ...people.map((one) => personWords(one, others)),
    ...props.map(({ id, colour, state, where }) =>
      [
        state && word(state),
        colour && quotedUnlessPlain(colour),
        word(id),
        places[where] ?? word(where),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ...(product
      ? [
          `the product as ${word(product.form)}${product.state ? `, ${word(product.state)}` : ''}${product.shown === 'hero' ? ', its hero' : ', in use'}`,
        ]
      : []),
  ];
  const changed = change
    ? `This is the moment between ${quoted(change.from || 'before', 60)} and ${quoted(change.to || 'after', 60)} of ${word(change.what)}.`
    : '';
  return [
    ...(seen.length > 0 ? [`In it, and nothing else of note: ${seen.join('; ')}.`] : []),
    changed,
  ].filter(Boolean);
}

function personWords(
  { who, pose, action, mood, holds, wears = [] }: Shot['people'][number],
  others: readonly FurtherPerson[],
) {
  const known = personMeant(others, who);
  const role = known
    ? quoted(calledIn(known), 80)
    : who.startsWith('other:')
      ? `somebody else (${quoted(who.slice('other:'.length).replaceAll('-', ' '), 40)})`
      : 'the character';
  return [
    role,
    `in the pose ${word(pose)}`,
    action && `doing: ${word(action)}`,
    mood !== 'neutral' && mood,
    holds && `holding ${holds === 'product' ? 'the product' : word(holds)}`,
    wears.length > 0 && `wearing ${wears.map(word).join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const word = (ref: CatalogueRef): string => {
  const note = noteOf(ref);
  return note === undefined ? ref.replaceAll('-', ' ') : quoted(note, 60);
};
const quotedUnlessPlain = (text: string) => (/^[a-z ]+$/.test(text) ? text : quoted(text, 20));
