import { chatAgentAnswer, chatAgentRequest } from '#domain/functions/chat-agent.ts';
import { houseOf } from '../chat/house-of.ts';
import { defineFunction } from './define-function.ts';

export const chatAgent = defineFunction({
  name: 'chat-agent',
  summary: 'Answers a question about the product from what the house has written down.',
  request: chatAgentRequest,
  answer: chatAgentAnswer,
  generates: 'chat',
  // An office is one network.
  limits: ({ network }) => [
    { name: 'chat-minute', subject: network, count: 30, windowSeconds: 60, isBrief: true },
    { name: 'chat-hour', subject: network, count: 200, windowSeconds: 3600, isBrief: true },
  ],
  async run({ message, conversationHistory }, { services }) {
    // Loaded when somebody asks: a start has no use for it.
    const { builtInChat } = await import('../chat/built-in-chat.ts');
    return builtInChat.answer(message, conversationHistory, houseOf(services.config));
  },
});
