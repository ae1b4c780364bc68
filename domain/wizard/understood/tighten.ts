import { capitalized, sentencesOf } from './sentences.ts';

// Words that add length and no fact. Each is cut, or replaced by the shorter way to say it.
const shorter: [RegExp, string][] = [
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/\ba (?:large|wide) (?:variety|range|number) of\b/gi, 'many'],
  [/\bis able to\b/gi, 'can'],
  [/\bare able to\b/gi, 'can'],
  [/\bmake use of\b/gi, 'use'],
  [/\bwe are a company that\b/gi, 'we'],
  [/\bwe (?:truly |really |strongly )?(?:believe|think|feel) that\s+/gi, ''],
  [/\bit(?:'|’)s (?:worth noting|important to note) that\s+/gi, ''],
  [/\bneedless to say,?\s+/gi, ''],
  [/\b(?:basically|actually|literally|simply put|essentially|obviously|honestly),?\s+/gi, ''],
  [/\b(?:very|really|truly|quite|extremely|incredibly|super)\s+(?=\p{Ll})/giu, ''],
  [/\bkind of\s+(?=\p{Ll})/giu, ''],
];

// The list above is English; a text in another language is left alone.
const english = /\b(?:the|and|of|with|for|is|are|we|our|that|to)\b/gi;

/** The same text without filler, repeated sentences and stacked marks. Never adds a word of fact. */
export function tightened(text: string): string {
  const once = sentencesOf(text).filter(
    (sentence, index, all) =>
      all.findIndex((other) => other.toLowerCase() === sentence.toLowerCase()) === index,
  );
  const tidy = once.map((sentence) => sentence.replace(/([!?])[!?]+/g, '$1')).join(' ');
  if ((tidy.match(english)?.length ?? 0) < 2) return tidy;
  const short = shorter.reduce((all, [long, brief]) => all.replace(long, brief), tidy);
  return sentencesOf(short).map(capitalized).join(' ');
}
