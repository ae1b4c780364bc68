// Lines taken apart into sentences and put together again, character by character.

// Points of prices, times, addresses and common abbreviations do not end a sentence.
const end =
  /(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|Sr|Sra|Mme|M|z\.B|ca|bzw))(?<=[.!?…]["”»’')\]]*)\s+(?=\S)/u;

/** The sentences of a line, without the spaces between them. */
export const sentencesOf = (line: string): string[] =>
  line
    .split(end)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Text as a sentence: begun with a capital unless it begins with a name or address, and ended. */
export function asSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  const begun = /^(?:https?:|www\.|[\w.-]+@|\S+\.\p{Ll}{2,}(?:\s|$))/u.test(line)
    ? line
    : line.charAt(0).toUpperCase() + line.slice(1);
  return /[.!?…]["”»’')\]]*$/u.test(begun) ? begun : `${begun}.`;
}
/** A phrase as whole words in any case; straight and curly quotes count as the same. */
export function phrasePattern(phrase: string): RegExp {
  const literal = phrase
    .trim()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'giu');
}
