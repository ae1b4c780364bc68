import { phrasePattern } from '../sentences.ts';

/** Changes a text but for the product's name, which no change of a mere word may touch. */
export function besidesName(
  text: string,
  phrase: string,
  name: string,
  change: (part: string) => string,
): string {
  if (phrase.trim().toLowerCase() === name.toLowerCase() || name === '') return change(text);
  const pattern = phrasePattern(name);
  const names = text.match(pattern) ?? [];
  return text
    .split(pattern)
    .map((part, at) => change(part) + (names[at] ?? ''))
    .join('');
}
