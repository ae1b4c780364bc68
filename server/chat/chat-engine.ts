import type { House } from '#domain/chat/house.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { ChatAgentAnswer } from '#domain/functions/chat-agent.ts';

export type Said = Pick<ChatMessage, 'role' | 'content'>;

/** Answers a question; `history` is what was said before, oldest first. Throws an AppError when it cannot. */
export type ChatEngine = {
  answer(question: string, history: readonly Said[], house: House): Promise<ChatAgentAnswer>;
};
