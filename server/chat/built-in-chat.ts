// The assistant without a model: it says what the house has written down, or that it does not know.
import { openWizard } from '#domain/chat/action.ts';
import { type Entry, textOf } from '#domain/chat/entry.ts';
import type { House } from '#domain/chat/house.ts';
import { reachPerson } from '#domain/chat/reach-person.ts';
import { smallTalk } from '#domain/chat/small-talk.ts';
import { isPlainEnglish } from '#domain/chat/words.ts';
import type { ChatAgentAnswer } from '#domain/functions/chat-agent.ts';
import { detectLanguage } from '../generation/writer/detect-language.ts';
import type { ChatEngine } from './chat-engine.ts';
import { entryOf, nearTo, understand } from './understand.ts';

const mostSuggestions = 3;

export const builtInChat: ChatEngine = {
  async answer(question, history, house) {
    const polite = smallTalk(question, house);
    if (polite) {
      const { text, next, action } = polite;
      return reply(text, titlesOf(next), action);
    }
    const found = understand(question, history);
    const near = nearTo(question).map(({ id }) => id);
    if (found.length > 0) return told(found, near, house);
    return isForeign(question) ? englishOnly : unknown(near, house);
  },
};

function told(found: readonly Entry[], near: readonly string[], house: House): ChatAgentAnswer {
  const person = found.some(({ needsPerson }) => needsPerson) ? reachPerson(house) : undefined;
  const isTold = found.some(({ needsPerson }) => needsPerson === 'told');
  const way = isTold ? '' : (person?.sentence ?? '');
  const paragraphs = [...found.map((entry) => textOf(entry, house)), way];
  const next = [...near, ...found.flatMap((entry) => entry.next)].filter(
    (id) => !found.some((one) => one.id === id),
  );
  const action = found.find((entry) => entry.action)?.action ?? person?.action;
  return reply(paragraphs.filter(Boolean).join('\n\n'), titlesOf(next), action);
}

function unknown(near: readonly string[], house: House): ChatAgentAnswer {
  const { sentence, action } = reachPerson(house);
  const known = near.length > 0 ? unsure : unanswered;
  const text = `${known}\n\n${sentence}`;
  return reply(text, titlesOf([...near, ...starters]), action);
}

const starters = ['how-it-works', 'is-it-free', 'how-director-chosen'];
const unanswered =
  "I don't know that one. I can answer questions about concepts, budgets, directors and how AD BUILDER works.";
const unsure =
  "I don't know that one for certain. If one of the questions below is what you mean, press it.";

const englishOnly = reply(
  'I answer in English only, I am sorry. The builder itself also writes in Spanish, French and German when you describe your product in one of them.',
  titlesOf(['languages', 'how-it-works']),
  openWizard,
);

function reply(
  response: string,
  suggestions: string[],
  action?: ChatAgentAnswer['action'],
): ChatAgentAnswer {
  return {
    response,
    source: 'built-in',
    suggestions: [...new Set(suggestions)].slice(0, mostSuggestions),
    ...(action ? { action } : {}),
  };
}

function titlesOf(ids: readonly string[]): string[] {
  return ids.flatMap((id) => entryOf(id)?.title ?? []);
}

// A few plain letters prove no language.
const leastWords = 3;

function isForeign(question: string): boolean {
  const isShort =
    question.trim().split(/\s+/).length < leastWords && /^[\x20-\x7e]*$/.test(question);
  return !(isShort || isPlainEnglish(question)) && detectLanguage(question) !== 'en';
}
