import type { ChatAgentAnswer, ChatAgentRequest } from '#domain/functions/chat-agent.ts';
import { AppError } from '../app-error.ts';
import { type Installation, installationOf } from '../chat/installation.ts';
import { asksOwn } from '../chat/own/asks-own.ts';
import { readOwn } from '../chat/own/read-own.ts';
import { tellOwn } from '../chat/own/tell-own.ts';
import { ModelError, type TextModel } from '../gateways/models/port.ts';
import { modelFirst } from '../generation/model-first.ts';
import { mayHearOfOwnWork } from '../policies.ts';
import { defineFunction, type FunctionContext } from './serving/define-function.ts';

// Somebody waits for a sentence, not for a piece of work.
const longestModelMs = 20_000;

export const chatAgent = defineFunction({
  name: 'chat-agent',
  summary:
    'Answers a question about the product from what the house has written down, in a model’s words where there is one.',
  generates: 'chat',
  // An office is one network.
  limits: ({ network }) => [
    { name: 'chat-minute', subject: network, count: 30, windowSeconds: 60, isBrief: true },
    { name: 'chat-hour', subject: network, count: 200, windowSeconds: 3600, isBrief: true },
  ],
  async run({ message, conversationHistory }, context) {
    const { services, generation } = context;
    const installation = installationOf(services.config);
    const own = await ownAnswer({ message, conversationHistory }, installation, context);
    if (own) return own;
    const byUs = () => services.engine.answerChat({ message, conversationHistory }, installation);
    const { textModel } = services;
    if (!textModel) return byUs();
    // Loaded when somebody asks: a start has no use for it.
    const { openModelChat } = await import('../chat/model-chat.ts');
    const chat = openModelChat(held(textModel, context));
    const patienceMs = Math.min(services.config.models.patienceMs, longestModelMs);
    const { work, ...made } = await modelFirst(
      { part: 'chat', context: generation, patienceMs },
      (timed) => chat.answer(message, conversationHistory, installation, timed),
      byUs,
    );
    return made.setback ? { ...work, ...made } : work;
  },
});

/** What a member asks of their own work, from what stands there; null where that is not what is asked. */
async function ownAnswer(
  { message, conversationHistory }: ChatAgentRequest,
  installation: Installation,
  { services, viewer, isProgram }: FunctionContext,
): Promise<ChatAgentAnswer | null> {
  if (!mayHearOfOwnWork(viewer, isProgram)) return null;
  const asked = asksOwn(message, conversationHistory);
  if (!asked) return null;
  return tellOwn(asked, await readOwn(services, viewer), installation);
}

const modelAnswersPerHour = 60;

/** The model, as often as one network may have it asked: then the built-in assistant answers. */
const held = (text: TextModel, { services, network, now }: FunctionContext): TextModel => ({
  name: text.name,
  async write(ask, options) {
    const rule = {
      name: 'chat-model',
      subject: network,
      count: modelAnswersPerHour,
      windowSeconds: 3600,
      isBrief: true,
    };
    await services.limits.take([rule], now).catch((error) => {
      if (!(error instanceof AppError)) throw error;
      throw new ModelError('spent', 'this network has had its answers of the hour');
    });
    return text.write(ask, options);
  },
});
