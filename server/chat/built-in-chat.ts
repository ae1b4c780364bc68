// The assistant without a model: it says what the house has written down, or that it does not know.
import { openWizard } from '#domain/chat/action.ts';
import { type Entry, textOf } from '#domain/chat/entry.ts';
import type { House } from '#domain/chat/house.ts';
import { reachPerson } from '#domain/chat/reach-person.ts';
import { smallTalk } from '#domain/chat/small-talk.ts';
import type { ChatAgentAnswer } from '#domain/functions/chat-agent.ts';
import { detectLanguage } from '../generation/writer/detect-language.ts';
import type { ChatEngine } from './chat-engine.ts';
import { entryOf, understand } from './understand.ts';

const mostSuggestions = 3;

export const builtInChat: ChatEngine = {
  async answer(question, history, house) {
    const polite = smallTalk(question, house);
    if (polite) {
      const { text, next, action } = polite;
      return reply(text, titlesOf(next), action);
    }
    const found = understand(question, history);
    if (found.length > 0) return told(found, house);
    return isForeign(question) ? englishOnly : unknown(house);
  },
};

function told(found: readonly Entry[], house: House): ChatAgentAnswer {
  const person = found.some(({ needsPerson }) => needsPerson) ? reachPerson(house) : undefined;
  const paragraphs = [...found.map((entry) => textOf(entry, house)), person?.sentence ?? ''];
  const next = found
    .flatMap((entry) => entry.next)
    .filter((id) => !found.some((one) => one.id === id));
  const action = found.find((entry) => entry.action)?.action ?? person?.action;
  return reply(paragraphs.filter(Boolean).join('\n\n'), titlesOf(next), action);
}

function unknown(house: House): ChatAgentAnswer {
  const { sentence, action } = reachPerson(house);
  const text = `I don't know that one. I can answer questions about concepts, budgets, directors and how AD BUILDER works.\n\n${sentence}`;
  return reply(text, titlesOf(['how-it-works', 'is-it-free', 'how-director-chosen']), action);
}

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

const isForeign = (question: string) => detectLanguage(question) !== 'en';
