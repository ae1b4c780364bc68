// What is said to be polite, and what is asked of the assistant itself.
import type { ChatAction } from '#domain/chat/action.ts';
import type { Installation } from './installation.ts';
import { reachPerson } from './reach-person.ts';

export type SmallTalk = { text: string; next: readonly string[]; action?: ChatAction };

const many = (words: string) =>
  new RegExp(
    `^(?:(?:${words})(?: (?:there|again|all|everyone|team|so|very|much|a lot|lots|then|now|for (?:the|your) \\w+|mate|man|dude|bot|agent|friend))*[ ]?)+$`,
  );
const greetings = many(
  'hi+|hello+|hey+|heya|hiya|yo|howdy|sup|whats up|good (?:morning|afternoon|evening|day)|greetings|hola|bonjour',
);
const thanks = many(
  'thanks?|thank you|thank u|thx|ty|tysm|cheers|much appreciated|appreciate it|great|awesome|perfect|cool|nice|ok(?:ay)?|k|got it|good|fine|super|sounds good|alright|wow|lol|haha|understood|makes sense|that helps?|very helpful|helpful|ok thanks',
);
const goodbyes = many(
  'bye+|bye bye|goodbye|see you|see ya|cya|later|good night|have a (?:nice|good|great) day|no thanks?|nothing|nope|no|thats all|im done',
);
const feelings =
  /^(?:(?:hi|hey|hello) )?(?:how are you(?: doing)?(?: today)?|how is it going|hows it going|how do you do|you ok)$/;
const machine =
  /\b(?:are|r) (?:you|u|this|we) (?:a |an |the |even |really |actually |some )*(?:real|human|person|people|bot|robot|machine|ai|chatbot|chatgpt|gpt|computer|alive|llm|claude|software)|^(?:is this|is it|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an |the |real )*(?:bot|human|person|robot|machine|ai|chatgpt|computer|software)(?: or .*)?$|^(?:human or (?:bot|machine|ai)|bot or human)|^(?:who|what) are you$|^whats? (?:is )?your name|^do you have (?:a name|feelings)|^who am i (?:talking|speaking|chatting) (?:to|with)/;
const agreement = /^(?:yes|yeah|yep|sure|ok sure|please|yes please|go on|continue)$/;

const starters = ['how-it-works', 'is-it-free', 'how-director-chosen'] as const;

const longestSmallTalk = 80;

/** An answer to what is no question about the product, or null. */
export function smallTalk(message: string, installation: Installation): SmallTalk | null {
  const said = message
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (said === '') return { text: emptyish, next: starters };
  if (said.length > longestSmallTalk) return null;
  if (machine.test(said)) return software(installation);
  if (feelings.test(said)) return { text: well, next: starters };
  if (greetings.test(said)) return { text: welcome, next: starters };
  if (goodbyes.test(said)) return { text: farewell, next: [] };
  if (thanks.test(said)) return { text: pleased, next: [] };
  if (agreement.test(said)) return { text: goOn, next: starters };
  return null;
}

const emptyish = 'Ask me about concepts, budgets, directors or how it works.';
const well = 'Ready to work, thank you. What are you making?';
const welcome = 'Hello. Tell me what you are making, or ask about concepts, budgets and directors.';
const farewell = 'Goodbye. Your work stays in this tab until you close it.';
const pleased = 'You are welcome. If anything else comes up, just ask.';
const goOn = 'Good. What would you like to know?';

function software(installation: Installation): SmallTalk {
  const { sentence, action } = reachPerson(installation);
  return {
    text: `I am software, not a person: I answer from what we have written down. ${sentence}`,
    next: ['account-agent', 'ai-used'],
    action,
  };
}
