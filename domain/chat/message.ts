import { z } from 'zod';
import { setback } from '../functions/setback.ts';
import { chatAction } from './action.ts';

export const roles = ['user', 'assistant'] as const;

/** Characters a message may have, without the space around it. */
export const longestMessage = 2000;

/** What the assistant says first. */
export const greeting = 'Hi, I’m your AI account agent. What are you making?';

/** One message of a conversation; `timestamp` is ISO text. What a reply offered stays with it. */
export const chatMessage = z.object({
  id: z.string().min(1).max(80),
  role: z.enum(roles),
  content: z.string().min(1).max(20_000),
  timestamp: z.iso.datetime(),
  suggestions: z.array(z.string().max(300)).max(3).optional(),
  action: chatAction.optional(),
  /** It was sent and no reply came. */
  failed: z.boolean().optional(),
  /** The visitor wanted no more of it: this is what had come. */
  stopped: z.boolean().optional(),
  /** Why the built-in assistant answered in the model's place. */
  setback: setback.optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;
