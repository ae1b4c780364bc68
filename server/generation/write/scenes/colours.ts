// The colour or the material the client says of a thing, as the plan has colours.
import { colourWords } from '../../illustrator/reading/colour-words.ts';
import { findFirst } from '../../illustrator/reading/stems.ts';
import type { SubjectFrame } from '../../understand/subject-frame.ts';

/** Said before the noun, or behind it in Spanish and French: `a yellow raincoat`. */
export function colourOf(text: string, noun: string): { colour?: string } {
  const words = text.toLowerCase().split(/[^\p{L}-]+/u);
  const beside = words.filter((word) => word !== noun.toLowerCase()).slice(-4);
  for (const word of beside.toReversed()) {
    const colour = word.length > 2 ? findFirst(word, colourWords) : undefined;
    if (colour) return { colour };
  }
  return {};
}

/** The same of what is sold: in the noun phrase that says what it is, or wherever its noun is named. */
export function productColour({ head, statements }: SubjectFrame): { colour?: string } {
  const own = colourOf(head.text, head.noun);
  if (own.colour) return own;
  const colours = statements
    .filter(({ source, role }) => source === 'description' && role !== 'limit')
    .flatMap(({ mentions }) => mentions)
    .filter(({ lemma }) => lemma.toLowerCase() === head.lemma.toLowerCase())
    .flatMap(({ text, lemma }) => colourOf(text, lemma).colour ?? []);
  // Two colours of it are a choice.
  return colours[0] && new Set(colours).size === 1 ? { colour: colours[0] } : {};
}
