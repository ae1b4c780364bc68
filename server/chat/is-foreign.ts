import { isPlainEnglish } from '#domain/chat/words.ts';
import { detectLanguage } from '../generation/language/detect-language.ts';

// A few plain letters prove no language.
const leastWords = 3;

/** Whether a question is written in another language than English. */
export function isForeign(question: string): boolean {
  const isShort =
    question.trim().split(/\s+/).length < leastWords && /^[\x20-\x7e]*$/.test(question);
  return !(isShort || isPlainEnglish(question)) && detectLanguage(question) !== 'en';
}
