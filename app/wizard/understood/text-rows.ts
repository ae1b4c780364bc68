// The parts that are a few words each: as they stand, and what putting them right does.
import type { ProductReading } from '#domain/functions/read-product.ts';
import { asRead, putRight } from '#domain/wizard/understood/put-right.ts';
import {
  mostPictures,
  partLengths,
  type Understood,
} from '#domain/wizard/understood/understood.ts';
import { partLabels } from '#domain/wizard/understood/understood-words.ts';
import type { Wizard } from '../use-wizard.ts';

export type Read = ProductReading;

export type TextRow = {
  label: string;
  /** As it stands; empty where there is none. */
  value: string;
  /** What stands there in place of nothing. */
  empty: string;
  /** Beside the value. */
  note?: string;
  hint?: string;
  /** As many lines of `max` letters can be typed; one where it is absent. */
  lines?: number;
  max: number;
  isRequired: boolean;
  isPut: boolean;
  onSave: (text: string) => void;
  onUndo: () => void;
};

type TextPart = 'subject' | 'call' | 'venue' | 'price' | 'sponsor' | 'place';
type ListPart = 'dates' | 'contacts';
type RowPart = TextPart | ListPart | 'pictures';

/** What it is first, then the others in the order in which they are shown. */
export function textRows(wizard: Wizard, read: Read): TextRow[] {
  const { answers } = wizard.draft;
  const put = answers.understood ?? {};
  const text = (part: TextPart, more: Partial<TextRow> = {}) =>
    row(wizard, part, {
      value: put[part] ?? read[part],
      max: partLengths[part],
      asPart: (typed) => typed,
      read: read[part] || read.subject,
      more,
    });
  const list = (part: ListPart) =>
    row(wizard, part, {
      value: (put[part] ?? read[part]).join('; '),
      max: partLengths[part] * 2,
      asPart: listed,
      read: read[part][0] ?? read.subject,
      more: { hint: 'Put a semicolon between two of them.' },
    });
  return [
    text('subject', { isRequired: true, hint: 'In a word or two, as people call it.' }),
    text('call', {
      isRequired: true,
      ...(read.isOwnCall && put.call === undefined ? { note: 'Ours: you asked for nothing.' } : {}),
    }),
    audienceRow(wizard),
    list('dates'),
    text('venue'),
    text('price'),
    text('sponsor'),
    list('contacts'),
    text('place', { empty: 'A plain ground', hint: 'Leave it empty for a plain ground.' }),
    picturesRow(wizard, read),
  ];
}

// Nothing of it was read: what is seen is ours to choose until somebody says it.
const picturesRow = (wizard: Wizard, read: Read): TextRow =>
  row(wizard, 'pictures', {
    value: (wizard.draft.answers.understood?.pictures ?? []).join('\n'),
    max: partLengths.pictures,
    asPart: linesOf,
    read: read.subject,
    more: {
      empty: 'Ours to choose',
      lines: mostPictures,
      hint: `A line for each picture, in the order of the film, at most ${mostPictures}: who is there, what they do, with what. “A girl carries the lantern across a dark yard.”`,
    },
  });

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((one) => one.trim().slice(0, partLengths.pictures))
    .filter(Boolean)
    .slice(0, mostPictures);

const listed = (typed: string): string[] =>
  typed
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 6);

type RowParts<Part extends RowPart> = {
  value: string;
  max: number;
  asPart: (typed: string) => Understood[Part];
  read: string;
  more: Partial<TextRow>;
};

function row<Part extends RowPart>(
  { draft: { answers }, dispatch, announce }: Wizard,
  part: Part,
  { value, max, asPart, read, more }: RowParts<Part>,
): TextRow {
  const label = partLabels[part];
  return {
    label,
    value,
    empty: 'Not said',
    max,
    isRequired: false,
    isPut: answers.understood?.[part] !== undefined,
    onSave: (typed) => {
      dispatch({ type: 'answered', answers: putRight(answers, part, asPart(typed), read) });
      announce(`${label}: put right.`);
    },
    onUndo: () => {
      dispatch({ type: 'answered', answers: { understood: asRead(answers.understood, part) } });
      announce(`${label}: as we read it.`);
    },
    ...more,
  };
}

// It has a field of its own at step 3: there is one place for it.
const audienceRow = ({ draft: { answers }, dispatch, announce }: Wizard): TextRow => ({
  label: 'Whom it is for',
  value: answers.targetAudience,
  empty: 'Not said',
  max: 500,
  isRequired: false,
  isPut: false,
  onSave: (targetAudience) => {
    dispatch({ type: 'answered', answers: { targetAudience } });
    announce('Whom it is for: put right.');
  },
  onUndo: () => {},
});
