// From a message to what the assistant knows: its questions one by one, and what was said before.

import { budgetNamed } from '#domain/chat/budget-named.ts';
import type { Entry } from '#domain/chat/entry.ts';
import { isOfHouse } from '#domain/chat/house-words.ts';
import { asksElsewhere, intentOf, shapeOf } from '#domain/chat/intents.ts';
import { entries } from '#domain/chat/knowledge/entries.ts';
import { type Aspect, answerTo, aspectOf, subjectOf } from '#domain/chat/subjects.ts';
import { termsOf } from '#domain/chat/words.ts';
import type { Said } from './chat-engine.ts';
import { type Found, findSure, retrieve, scoreFloor } from './retrieve.ts';

const byId = new Map(entries.map((entry) => [entry.id, entry]));
export const entryOf = (id: string): Entry | undefined => byId.get(id);

const mostQuestions = 5;
const mostAnswers = 2;
// From here on a second question of the same message gets an answer of its own.
const secondFloor = 0.75;

/** The entries that answer a message, best first, two at most; none when nothing fits. */
export const understand = (message: string, history: readonly Said[]): Entry[] =>
  answer(message, topicOf(history));

const leastNear = 0.25;
const nearShare = 0.6;
const mostNear = 4;

/** What else a message may have meant, nearest first: to be offered, not said. */
export function nearTo(message: string): Entry[] {
  if (asksElsewhere(message)) return [];
  const near = byScore(questionsIn(message).flatMap((question) => retrieve(question, mostNear)));
  const best = near[0]?.score ?? 0;
  if (best === 1) return [];
  const least = Math.max(leastNear, nearShare * best);
  const likely = near.filter(({ score }) => score >= least).map(({ entry }) => entry);
  return [...new Set(likely)].slice(0, mostNear);
}

function answer(message: string, topic: Topic | undefined): Entry[] {
  if (asksElsewhere(message)) return [];
  const budget = byId.get(budgetNamed(message) ?? '');
  if (budget) return [budget];
  const followed = topic && followUp(message, topic);
  if (followed) return [followed];
  const found = questionsIn(message).flatMap(findSure);
  const best = byScore(found);
  const first = best[0];
  const shaped = byId.get(shapeOf(message) ?? '') ?? combined(message);
  const named = first && first.score < secondFloor ? shaped : undefined;
  if (named) return [named];
  if (first) {
    const others = best
      .slice(1)
      .filter(({ entry, score }) => entry !== first.entry && score >= secondFloor);
    return [first, ...others].slice(0, mostAnswers).map(({ entry }) => entry);
  }
  return meant(message);
}

// No way to ask it is known: an aspect of a subject is, or the shape of what is said.
function meant(message: string): Entry[] {
  const intended = byId.get(shapeOf(message) ?? intentOf(message) ?? '');
  return [intended ?? combined(message)].filter((entry) => entry !== undefined);
}

// 'Is there a charge for the script': an aspect and a subject in one short question.
function combined(message: string): Entry | undefined {
  const said = plain(message);
  const [aspect, subject] = [aspectOf(said), subjectOf(said)];
  if (!aspect || !subject || said.split(' ').length > mostDependentWords) return undefined;
  return byId.get(answerTo(aspect, subject) ?? '');
}

const byScore = (found: readonly Found[]) => found.toSorted((a, b) => b.score - a.score);

const question = '(?=(?:how|what|who|when|where|can|do|does|is|are|will|i)\\b)';
const between = new RegExp(`\\band ${question}`, 'i');
const loosely = new RegExp(`, |\\b(?:but|so|also) ${question}`, 'i');

const isAlone = (part: string) => isOfHouse(termsOf(part));

// 'A slogan for my car wash': what is asked for, without what it is for.
const forWhom = /\b(?:for|about|at) (?:a|an|my|our|her|his|their) (?:[\w'’-]+[ ?.!]*){1,4}$/i;
const withoutWhom = (question: string) =>
  question.replace(forWhom, (whom) => (isAlone(whom) ? whom : ''));

/** The message as a whole, and each of its questions; what is told before a question is only told. */
export function questionsIn(message: string): string[] {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/).map((one) => one.trim());
  const asked = sentences.filter((one) => one.endsWith('?'));
  const parts = (asked.length > 0 ? asked : sentences)
    .flatMap((one) => [
      one,
      ...one.split(between),
      ...[...one.split(loosely), withoutWhom(one)].filter(isAlone),
    ])
    .slice(-mostQuestions);
  return [...new Set([message, ...parts])];
}

const pointing =
  /\b(?:that|it|this|these|those|they|them|one|there)\b|^(?:and|what about|how about|also|or|but|so|then|why|more)\b/;
const more =
  /^(?:tell me more|more|go on|why|how so|really|what else|and then|more please|can you explain|explain|details?|elaborate)\b/;
const mostDependentWords = 8;

/** What 'how much is that?' or 'and for directors?' asks, by what was talked of before. */
function followUp(message: string, topic: Topic): Entry | undefined {
  const said = plain(message);
  if (said.split(' ').length > mostDependentWords || !(pointing.test(said) || more.test(said)))
    return undefined;
  const named = subjectOf(said);
  const aspect = aspectOf(said) ?? (named ? topic.aspect : undefined);
  const subject = named ?? topic.entry.subject;
  const id = aspect && subject ? answerTo(aspect, subject) : undefined;
  if (id && (named === undefined || aspectOf(said) === undefined)) return byId.get(id);
  if (more.test(said)) return byId.get(topic.entry.next[0] ?? '');
  if (named || (retrieve(message, 1)[0]?.score ?? 0) >= scoreFloor) return undefined;
  const [joined] = retrieve(`${message} ${topic.entry.title}`, 1);
  return joined && joined.score >= scoreFloor ? joined.entry : undefined;
}

type Topic = { entry: Entry; aspect: Aspect | undefined };

// What was talked of last; each question may lean on the one before.
function topicOf(history: readonly Said[]): Topic | undefined {
  let topic: Topic | undefined;
  for (const { role, content } of history) {
    if (role !== 'user') continue;
    const [entry] = answer(content, topic);
    if (entry) topic = { entry, aspect: aspectOf(plain(content)) ?? topic?.aspect };
  }
  return topic;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
