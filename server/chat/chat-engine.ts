import type { ChatMessage } from '#domain/chat/message.ts';
import type { ChatAgentAnswer } from '#domain/functions/chat-agent.ts';
import type { GenerationContext } from '../engine/generation-context.ts';
import type { Installation } from './installation.ts';

export type Said = Pick<ChatMessage, 'role' | 'content'>;

/**
 * Answers a question; `history` is what was said before, oldest first. Words may be told to the context
 * before the whole is returned; what is returned counts. Throws a ModelError when a model fails.
 */
export type ChatEngine = {
  answer(
    question: string,
    history: readonly Said[],
    installation: Installation,
    context: Pick<GenerationContext, 'signal' | 'onProgress' | 'meter'>,
  ): Promise<ChatAgentAnswer>;
};
