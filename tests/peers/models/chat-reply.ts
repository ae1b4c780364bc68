// Answers a visitor's question from the facts that the request holds.
import type { AskedText } from './asked.ts';
import { dataIn, sentencesIn } from './read-facts.ts';

const mostWords = 60;

export function replyFrom(asked: AskedText): string {
  const facts = (asked.instructions.split('\nFACTS\n')[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^- /, ''))
    .filter(Boolean);
  const { question = asked.messages.at(-1)?.content ?? '' } = dataIn(asked);
  if (facts.length === 0) return `You asked: ${String(question).slice(0, 200)}`;
  const wanted = new Set(wordsOf(String(question)));
  // Of facts that share as many words the first: they are given nearest first.
  const shared = (fact: string) =>
    [...new Set(wordsOf(fact))].filter((word) => wanted.has(word)).length;
  const best = facts.toSorted((a, b) => shared(b) - shared(a))[0] ?? '';
  if (shared(best) === 0) return `I don't know that one. ${facts.at(-1)}`;
  return shortened(best);
}

// Without the question that it answers.
function shortened(fact: string): string {
  const sentences = sentencesIn(fact);
  const said = sentences.length > 1 ? sentences.filter((one) => !one.endsWith('?')) : sentences;
  let count = 0;
  return said
    .filter((sentence, at) => {
      count += sentence.split(/\s+/).length;
      return at === 0 || count <= mostWords;
    })
    .join(' ');
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
