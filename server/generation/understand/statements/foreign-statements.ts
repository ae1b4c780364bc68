// What was typed in a language that is none of the four: sentences as they stand, cut by their marks alone.

import type { Statement } from '../subject-frame.ts';
import { cutSentences, type Sentence } from '../text/cut-sentences.ts';
import { capital, sentence, wordsIn } from '../text/spans.ts';
import type { WordLists } from '../text/tongue.ts';
import { findDates, findFigures } from './particulars/find-particulars.ts';

const most = 20;
const longestSaid = 30;
const longestLettered = 90;

/** Sentences that can be said and lettered word for word; nothing is known of them but their length and figures. */
export function foreignStatements(
  answers: readonly [Statement['source'], string][],
  lists: WordLists,
): Statement[] {
  const all = answers.flatMap(([source, text]) =>
    joined(cutSentences(text, new Set())).map((one) => ({ source, ...one })),
  );
  return all.slice(0, most).map(({ source, text, stop }, at): Statement => {
    const plain = text.replace(/\s+/g, ' ').trim();
    const figures = findFigures(plain, lists);
    const words = wordsIn(plain);
    const asked = stop === '?';
    const isTime = findDates(plain, lists).length > 0;
    const isSaid = source === 'description' && words >= 2 && words <= longestSaid;
    return {
      at,
      source,
      text: plain,
      role: asked ? 'trouble' : isTime ? 'occasion' : 'proof',
      weight: Math.min(
        1,
        0.2 + Math.min(0.4, words * 0.025) + (figures.length > 0 ? 0.15 : 0) - (asked ? 0.2 : 0),
      ),
      spoken: isSaid && !isTime ? [sentence(plain, stop || '.')] : [],
      lettered: plain.length <= longestLettered ? [capital(plain) + (asked ? '?' : '')] : [],
      opens: true,
      whole: true,
      figures,
      mentions: [],
    };
  });
}

// `godz. 11:00`, `św. jana`: the stop was an abbreviation's.
function joined(cut: readonly Sentence[]): Sentence[] {
  const found: Sentence[] = [];
  for (const one of cut) {
    const before = found.at(-1);
    if (before?.stop === '.' && /^(?:\d{1,2}[:.]\d{2}|\p{Ll})/u.test(one.text))
      found.splice(-1, 1, { text: `${before.text}. ${one.text}`, stop: one.stop });
    else found.push(one);
  }
  return found;
}
