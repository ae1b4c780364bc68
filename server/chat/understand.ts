// From a message to what the assistant knows: its questions one by one, and what was said before.

import { budgetNamed } from './budget-named.ts';
import type { Said } from './chat-engine.ts';
import { entryOf } from './knowledge/entries.ts';
import type { Entry } from './knowledge/entry.ts';
import { inEnglish } from './knowledge/in-english.ts';
import { isOrder } from './knowledge/orders.ts';
import { nearFloor, search, surenessFloor } from './knowledge/search.ts';
import { type Aspect, answerTo, aspectOf, subjectOf } from './subjects.ts';

const mostQuestions = 5;
const mostAnswers = 2;
// From here on a second question of the same message gets an answer of its own.
const secondFloor = 2;

/** The entries that answer a message, best first, two at most; none when nothing fits. */
export const understand = (message: string, history: readonly Said[]): Entry[] =>
  answer(message, topicOf(history));

// What is so much less sure than the best is not meant.
const nearRange = 0.8;
const mostNear = 4;

/** What else a message may have meant, nearest first: to be offered, not said. */
export function nearTo(message: string): Entry[] {
  if (isOrder(message)) return [];
  const near = questionsIn(inEnglish(message))
    .flatMap((question) => search(question, mostNear))
    .sort((a, b) => b.sureness - a.sureness);
  const least = Math.max(nearFloor, (near[0]?.sureness ?? 0) - nearRange);
  const likely = near.filter(({ sureness }) => sureness >= least).map(({ entry }) => entry);
  return [...new Set(likely)].slice(0, mostNear);
}

function answer(said: string, topic: Topic | undefined): Entry[] {
  if (isOrder(said)) return [];
  const message = inEnglish(said);
  const budget = entryOf(budgetNamed(message) ?? '');
  if (budget) return [budget];
  const followed = topic && followUp(message, topic);
  if (followed) return [followed];
  const [whole, ...parts] = questionsIn(message).map((question) => {
    const [best] = search(question, 1);
    return best && best.sureness >= surenessFloor ? best : undefined;
  });
  const sure = parts.flatMap((part) => (part && part.sureness >= secondFloor ? part.entry : []));
  const several = [...new Set(sure)].slice(0, mostAnswers);
  if (several.length > 1) return several;
  const best = [whole, ...parts]
    .filter((one) => one !== undefined)
    .reduce<typeof whole>(
      (one, other) => (one && one.sureness >= other.sureness ? one : other),
      undefined,
    );
  return best ? [best.entry] : [];
}

// What is denied after it, as in 'and do not like it', is told and not asked.
const question = '(?!\\w+ not\\b)(?=(?:how|what|who|when|where|can|do|does|is|are|will|i)\\b)';
const between = new RegExp(`\\band ${question}`, 'i');

/** The message as a whole, and each of its questions; what is told before a question is only told. */
export function questionsIn(message: string): string[] {
  const sentences = message.split(/(?<=[.!?])\s+|\n+/).map((one) => one.trim());
  const asked = sentences.filter((one) => one.endsWith('?'));
  const parts = (asked.length > 0 ? asked : sentences)
    .flatMap((one) => one.split(between))
    .filter((one) => one.includes(' '))
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
  if (id && (named === undefined || aspectOf(said) === undefined)) return entryOf(id);
  if (more.test(said)) return entryOf(topic.entry.next[0] ?? '');
  const [alone] = search(message, 1);
  if (named || (alone && alone.sureness >= surenessFloor)) return undefined;
  const both = `${message} ${topic.entry.title}`;
  const [joined] = search(both, 1);
  return joined && joined.sureness >= surenessFloor ? joined.entry : undefined;
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
