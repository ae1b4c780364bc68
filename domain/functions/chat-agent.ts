import { z } from 'zod';
import { chatAction } from '../chat/action.ts';
import { longestMessage, roles } from '../chat/message.ts';
import { making } from './answer-source.ts';

const rememberedMessages = 5;
const tooLong = `Please keep it under ${longestMessage.toLocaleString('en-US')} characters.`;

/** What was said before, oldest first. Callers may send more, and longer: the end of it counts. */
const conversationHistory = z
  .array(z.object({ role: z.enum(roles), content: z.string() }))
  .max(50, 'Please send fewer messages.')
  .transform((messages) =>
    messages
      .slice(-rememberedMessages)
      .map(({ role, content }) => ({ role, content: content.slice(0, longestMessage) })),
  );

export const chatAgentRequest = z.object({
  message: z
    .string()
    .trim()
    .refine((message) => /[^\s\p{Cf}]/u.test(message), 'Please write a message.')
    .max(longestMessage, tooLong),
  conversationHistory: conversationHistory.default([]),
});
export type ChatAgentRequest = z.infer<typeof chatAgentRequest>;

/** `response` is plain text, its paragraphs between blank lines; `suggestions` can be asked next. */
export const chatAgentAnswer = z.object({
  response: z.string().min(1),
  ...making,
  suggestions: z.array(z.string()).max(3),
  action: chatAction.optional(),
});
export type ChatAgentAnswer = z.infer<typeof chatAgentAnswer>;
