// The assistant without a model: it says what the house has written down, or that it does not know.
import { openWizard } from '#domain/chat/action.ts';
import type { ChatAgentAnswer } from '#domain/functions/chat-agent.ts';
import type { ChatEngine, Said } from './chat-engine.ts';
import type { Installation } from './installation.ts';
import { isForeign } from './is-foreign.ts';
import { type Entry, textOf } from './knowledge/entry.ts';
import { inEnglish } from './knowledge/in-english.ts';
import { offer, offerInstead, offerNext } from './offers.ts';
import { reachPerson } from './reach-person.ts';
import { smallTalk } from './small-talk.ts';
import { nearTo, understand } from './understand.ts';

const source = 'built-in';

export const builtInChat = {
  async answer(
    question: string,
    history: readonly Said[],
    installation: Installation,
  ): Promise<ChatAgentAnswer> {
    const polite = smallTalk(question, installation);
    if (polite) return { response: polite.text, source, ...offer(polite.next, polite.action) };
    const found = understand(question, history);
    const near = nearTo(question).map(({ id }) => id);
    if (found.length > 0) {
      const response = told(found, installation);
      const offers = offerNext(found, near, installation);
      if (inEnglish(question) === question) return { response, source, ...offers };
      return { response: `${sorry}\n\n${response}`, source, action: openWizard, ...offers };
    }
    return isForeign(question) ? englishOnly : unknown(near, installation);
  },
} satisfies ChatEngine;

function told(found: readonly Entry[], installation: Installation): string {
  const needsPerson = found.some((entry) => entry.needsPerson);
  const isTold = found.some((entry) => entry.needsPerson === 'told');
  const way = needsPerson && !isTold ? reachPerson(installation).sentence : '';
  return [...found.map((entry) => textOf(entry, installation)), way].filter(Boolean).join('\n\n');
}

function unknown(near: readonly string[], installation: Installation): ChatAgentAnswer {
  const known = near.length > 0 ? unsure : unanswered;
  const response = `${known}\n\n${reachPerson(installation).sentence}`;
  return { response, source, ...offerInstead(near, installation) };
}

const unanswered =
  "I don't know that one. I can answer questions about concepts, budgets, directors and how AD BUILDER works.";
const unsure =
  "I don't know that one for certain. If one of the questions below is what you mean, press it.";

const sorry = 'I answer in English only, I am sorry.';
const englishOnly: ChatAgentAnswer = {
  response: `${sorry} The builder itself also writes in Spanish, French and German when you describe your product in one of them.`,
  source,
  ...offer(['languages', 'how-it-works'], openWizard),
};
