import type { Token } from './tongue.ts';

const pattern =
  /(?:https?:\/\/|www\.)[^\s]+|[\p{L}\d][\p{L}\d._+-]*@[\p{L}\d.-]+|@[\p{L}\d][\p{L}\d_.]*|(?:[A-Z]{0,2}\p{Sc}|(?:CHF|EUR|USD|Fr\.)\s?)\d+(?:[.,'’]\d+)*(?:k|m|bn)?(?:[.,][–-])?|\+?\d+(?:[-]\d+)+|\d+(?:[.,]\d+)?-\p{L}+(?:-\p{L}+)*|\d+(?:[.,:/'’]\d+)*(?:st|nd|rd|th|k|h\d{0,2}|am|pm|er|º|ª|%)?(?:\s?[%\p{Sc}])?(?![\p{L}\d])|[\p{L}\p{M}\d]+(?:[’'.&/-][\p{L}\p{M}\d]+)*(?:[’'])?|[^\s\p{L}\p{N}]/gu;
const link =
  /^(?:https?:|www\.)|@|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|co|app|shop|uk|de|es|fr|at|ch|eu|be|info|gov|tv|me|dev|example|test|store|online|site|us|ca|au|nz|mx)(?:\/\S*)?$/iu;

/** Words, figures, links and marks with their place; all still tagged `other`. */
export function cutTokens(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    let word = match[0];
    // A mark of omission at the end belongs to the word only where it is a plural's: rarely.
    while (word.length > 1 && /['’]$/.test(word) && !/s['’]$/.test(word)) word = word.slice(0, -1);
    const isLink = link.test(word);
    if (isLink) word = word.replace(/[.,;:!?]+$/, '');
    const isMoney = /^(?:[A-Z]{0,2}\p{Sc}|CHF|EUR|USD|Fr\.)|\p{Sc}$/u.test(word) && /\d/.test(word);
    found.push({
      text: word,
      low: word.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + word.length,
      tag: isLink
        ? 'link'
        : isMoney
          ? 'money'
          : /^\+?\d[\d.,:/'’-]*(?:st|nd|rd|th|k|h\d{0,2}|am|pm|er|º|ª)?(?:\s?%)?$/.test(word)
            ? 'num'
            : /[\p{L}\p{N}]/u.test(word)
              ? 'other'
              : 'punct',
    });
  }
  return found;
}
