// What is said of a revision: what was done, what in part, what was not understood.
import type { OperationKind, RevisedPart } from '#domain/script/revision.ts';

export const operationLabels = {
  shorter: 'Shorter',
  longer: 'Longer',
  length: 'Another length',
  warmer: 'Warmer',
  plainer: 'Plainer',
  hook: 'Another opening',
  ending: 'Another ending',
  'no-voice': 'No voice-over',
  mention: 'Mention something',
  'drop-row': 'Drop a row',
  call: 'Change the call',
  language: 'Another language',
} as const satisfies Record<OperationKind, string>;

const reasons = {
  'kept-as-remark': 'it stands as a remark under the script',
  'rest-as-remark':
    'the rest of it was not understood; all of it stands as a remark under the script',
  'as-it-was': 'the script has it already',
  'at-its-end': 'it goes no further',
  'own-words-stay': 'your own sentences stay as you typed them',
  'not-in-rows': 'the script is not in rows, so it stays as it is',
  locked: 'it would change what you locked',
  'locked-stays': 'what you locked stays as it is',
} as const satisfies Record<NonNullable<RevisedPart['why']>, string>;

const inPart: ReadonlySet<RevisedPart['why']> = new Set([
  'own-words-stay',
  'rest-as-remark',
  'locked-stays',
]);
const outcomes = ['Done', 'In part', 'Not done', 'Not understood'] as const;

function outcomeOf({ outcome, why }: RevisedPart): (typeof outcomes)[number] {
  if (outcome === 'done') return 'Done';
  if (outcome === 'not-understood') return 'Not understood';
  return why && inPart.has(why) ? 'In part' : 'Not done';
}

const isOperation = (words: string): words is OperationKind => words in operationLabels;

/** `Done: shorter. Not understood: “purple it” (it stands as a remark under the script).` Empty for no parts. */
export function revisionWords(parts: readonly RevisedPart[]): string {
  return outcomes
    .flatMap((outcome) => {
      const own = parts.filter((part) => outcomeOf(part) === outcome);
      return own.length > 0 ? `${outcome}: ${own.map(named).join(', ')}.` : [];
    })
    .join(' ');
}

function named({ words, why }: RevisedPart): string {
  const name = isOperation(words) ? operationLabels[words].toLowerCase() : `“${words}”`;
  return why ? `${name} (${reasons[why]})` : name;
}

/** The words of notes that were not understood, as they were typed, to be said better. */
export const notUnderstood = (parts: readonly RevisedPart[]): string =>
  parts
    .filter(({ outcome, why }) => outcome === 'not-understood' || why === 'rest-as-remark')
    .map(({ words }) => words)
    .join('\n');
