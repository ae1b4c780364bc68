// The assistant with a model: it is given what the house has written down and says it in its words.

import type { TextAsk, TextModel } from '../gateways/models/port.ts';
import { dataBlock } from '../generation/model/asking/data-block.ts';
import { builtInChat } from './built-in-chat.ts';
import type { ChatEngine, Said } from './chat-engine.ts';
import { factsOf, type Ground, groundFor } from './ground.ts';
import type { Installation } from './installation.ts';
import { type Entry, textOf } from './knowledge/entry.ts';
import { termsOf } from './knowledge/words.ts';
import { offerInstead, offerNext } from './offers.ts';
import { instructionsWith } from './prompts/assistant.ts';
import { smallTalk } from './small-talk.ts';
import { writeReply } from './write-reply.ts';

// 110 words take some 200, in other scripts twice that.
const maxOutputTokens = 400;
const remembered = 5;

/**
 * The assistant that has `text` write. What is polite, and what the house knows nothing of, the
 * built-in one answers without asking it.
 */
export const openModelChat = (text: TextModel): ChatEngine => ({
  async answer(question, history, installation, context) {
    const ground = smallTalk(question, installation) ? undefined : groundFor(question, history);
    if (!ground) return builtInChat.answer(question, history, installation);
    const facts = factsOf(ground, installation);
    const ask: TextAsk = {
      instructions: instructionsWith(facts),
      messages: [{ role: 'user', content: blockOf(question, history) }],
      maxOutputTokens,
    };
    const response = await writeReply(text, ask, facts.join('\n'), context);
    return { response, source: 'provider', ...offersAfter(response, ground, installation) };
  },
});

const blockOf = (question: string, history: readonly Said[]) =>
  dataBlock({
    before: history
      .slice(-remembered)
      .map(({ role, content }) => ({ who: role === 'user' ? 'visitor' : 'assistant', content })),
    question,
  });

const refusal = /^I don.t know that one/i;
const leastShare = 0.5;

function offersAfter(reply: string, { found, near, given }: Ground, installation: Installation) {
  const nearIds = near.map(({ id }) => id);
  if (refusal.test(reply)) return offerInstead(nearIds, installation);
  const used =
    found.length > 0 ? found : given.filter((entry) => isUsed(entry, reply, installation));
  const offers = offerNext(used.slice(0, 2), nearIds, installation);
  return offers.suggestions.length > 0 || used.length > 0 ? offers : offerInstead([], installation);
}

// The entry's words are in the reply.
function isUsed(entry: Entry, reply: string, installation: Installation): boolean {
  const said = new Set(termsOf(reply));
  const terms = [...new Set(termsOf(textOf(entry, installation)))];
  return terms.filter((term) => said.has(term)).length >= leastShare * terms.length;
}
