// The conversation in the session storage of the tab; what does not read as one is left behind.
import { z } from 'zod';
import { type ChatMessage, chatMessage } from '#domain/chat/message.ts';
import { readItem, removeItem, writeItem } from '../ui/page/tab-storage.ts';
import { type Conversation, mostMessages, noConversation } from './conversation.ts';

const key = 'chatState';
const longestDraft = 20_000;
const kept = z.object({
  messages: z.array(z.unknown()).max(mostMessages),
  draft: z.string().max(longestDraft),
});

/** What was said in this tab before. A message whose reply was lost on the way counts as not sent. */
export function readConversation(): Conversation {
  try {
    const { messages, draft } = kept.parse(JSON.parse(readItem(key) ?? 'null'));
    const readable = messages.flatMap((one) => {
      const read = chatMessage.safeParse(one);
      return read.success ? [read.data] : [];
    });
    return { messages: unanswered(readable), draft, pending: null, written: '' };
  } catch {
    return noConversation;
  }
}

function unanswered(messages: ChatMessage[]): ChatMessage[] {
  const last = messages.at(-1);
  return last?.role === 'user' ? [...messages.slice(0, -1), { ...last, failed: true }] : messages;
}

export function keepConversation({ messages, draft }: Conversation): void {
  if (messages.length === 0 && draft === '') removeItem(key);
  else writeItem(key, JSON.stringify({ messages, draft: draft.slice(0, longestDraft) }));
}
