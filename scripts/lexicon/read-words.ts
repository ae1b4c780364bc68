// The words we give in four languages.
import type { Meaning } from './classify.ts';

export type Word = {
  english: string;
  /** What it means where WordNet is not asked. */
  own?: Meaning;
  /** German, Spanish, French. */
  others: readonly (readonly string[])[];
};

/** Of those that WordNet is not asked for, `steps` says how far from their kind they are. */
export const readWords = (text: string, steps = 1): Word[] =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [first = '', ...columns] = line.split('|').map((cell) => cell.trim());
      const [english = '', told] = first.split('=').map((cell) => cell.trim());
      const [ref = '', kind = ''] = told?.split(':') ?? [];
      return {
        english: english.toLowerCase(),
        ...(told ? { own: { class: kind, steps, ...(ref === '-' ? {} : { ref }) } } : {}),
        others: columns.map((cell) =>
          cell
            .split(',')
            .map((noun) => noun.trim())
            .filter(Boolean),
        ),
      };
    });
