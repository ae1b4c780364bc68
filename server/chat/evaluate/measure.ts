// How many of a set of questions the assistant answers from the right entry, or rightly refuses.
import { readFileSync } from 'node:fs';
import type { Installation } from '../installation.ts';
import { smallTalk } from '../small-talk.ts';
import { nearTo, understand } from '../understand.ts';

type Asked = { question: string; ids: readonly string[] };
export type Measured = {
  questions: number;
  right: number;
  /** Right, or among what is offered to be pressed instead. */
  rightOrOffered: number;
  others: number;
  refused: number;
  failures: readonly string[];
};

/** The questions of the set beside this file, with the ids that answer each. */
export const questionsOf = (set: 'open' | 'held-out' | 'sealed'): Asked[] =>
  readFileSync(new URL(`${set}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [question = '', ids = ''] = line.split(' | ');
      return { question: question.trim(), ids: ids.split(',').filter(Boolean) };
    });

const mostOffered = 3;

/** Asks them all as they are typed, each as the first of a conversation. */
export function measure(asked: readonly Asked[]): Measured {
  const answers = asked.map(({ question, ids }) => {
    const found = smallTalk(question, installation)
      ? []
      : understand(question, []).map(({ id }) => id);
    const near = nearTo(question).map(({ id }) => id);
    const isIn = (some: readonly string[]) => some.some((id) => ids.includes(id));
    const isRight = ids.length === 0 ? found.length === 0 : isIn(found.slice(0, 1));
    const isOffered = isIn([...found, ...near.slice(0, mostOffered)]);
    return { question, ids, found, near, isRight, isOffered };
  });
  const ofHouse = answers.filter(({ ids }) => ids.length > 0);
  const others = answers.filter(({ ids }) => ids.length === 0);
  return {
    questions: ofHouse.length,
    right: ofHouse.filter(({ isRight }) => isRight).length,
    rightOrOffered: ofHouse.filter(({ isOffered }) => isOffered).length,
    others: others.length,
    refused: others.filter(({ isRight }) => isRight).length,
    failures: answers
      .filter(({ isRight }) => !isRight)
      .map(
        ({ question, ids, found, near }) =>
          `${question}\n    ${found[0] ?? 'nothing'}, not ${ids.join(' or ') || 'nothing'}; near: ${near.join(', ') || 'nothing'}`,
      ),
  };
}

const installation: Installation = {
  phone: '',
  address: '',
  callUrl: '',
  isTest: false,
  keepsMail: false,
  hasGoogle: true,
  hasSamples: false,
  writesItself: true,
  countsVisits: true,
};
