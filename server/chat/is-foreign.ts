import { detectLanguage } from '../generation/language/detect-language.ts';
import { isSmall } from './knowledge/words.ts';

// A few plain letters prove no language.
const leastWords = 3;
const mostlyEnglish = 0.5;

/** Whether a question is written in another language than English. */
export function isForeign(question: string): boolean {
  const isShort =
    question.trim().split(/\s+/).length < leastWords && /^[\x20-\x7e]*$/.test(question);
  return !(isShort || isPlainEnglish(question)) && detectLanguage(question) !== 'en';
}

// At least half of its words are those that every English sentence is made of.
function isPlainEnglish(text: string): boolean {
  const plain = text.toLowerCase().replace(/[’'`]/g, '');
  const words = plain.match(/\p{L}+/gu) ?? [];
  return words.filter(isSmall).length >= mostlyEnglish * words.length;
}
