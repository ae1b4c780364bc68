// The conversation of this tab as it changes: what was said, what is being typed, what is on its way.
import { type ChatMessage, longestMessage } from '#domain/chat/message.ts';
import type { ChatAgentAnswer, ChatAgentRequest } from '#domain/functions/chat-agent.ts';
import type { Progress } from '#domain/functions/progress.ts';

export type Conversation = {
  messages: readonly ChatMessage[];
  /** What stands in the field. */
  draft: string;
  /** The message a reply is waited for. */
  pending: string | null;
  /** As much of the reply as has come. */
  written: string;
};

export const noConversation: Conversation = { messages: [], draft: '', pending: null, written: '' };

const remembered = 5;
/** How many messages are kept. */
export const mostMessages = 100;

/** Whether it can be sent now, by itself. */
export const isSendable = (text: string): boolean =>
  /[^\s\p{Cf}]/u.test(text) && text.trim().length <= longestMessage;

/** What was typed before there was a field, after what stands in it. */
export function typeOn(before: Conversation, typed: string): Conversation {
  const gap = before.draft === '' || /\s$/.test(before.draft) ? '' : '\n';
  return { ...before, draft: before.draft + gap + typed };
}

/** The message as its sender sees it at once. */
export function begin(
  before: Conversation,
  content: string,
  { id, now }: { id: string; now: Date },
): Conversation {
  const message = { id, role: 'user', content, timestamp: now.toISOString() } as const;
  return { ...before, messages: keep([...before.messages, message]), pending: id };
}

/** What the function is asked: the message, and the last of what was said before it. */
export function requestOf({ messages }: Conversation, id: string): ChatAgentRequest {
  const place = messages.findIndex((one) => one.id === id);
  const said = messages.slice(0, place).filter(({ failed }) => !failed);
  return {
    message: messages[place]?.content ?? '',
    conversationHistory: said
      .slice(-remembered)
      .map(({ role, content }) => ({ role, content: content.slice(0, longestMessage) })),
  };
}

/** Late replies, to a conversation that was cleared, change nothing. */
export function receive(
  before: Conversation,
  to: string,
  { response, suggestions, action, setback }: ChatAgentAnswer,
  { id, now }: { id: string; now: Date },
): Conversation {
  if (before.pending !== to) return before;
  const reply: ChatMessage = {
    id,
    role: 'assistant',
    content: response,
    timestamp: now.toISOString(),
    suggestions,
    ...(action ? { action } : {}),
    ...(setback ? { setback } : {}),
  };
  return { ...before, messages: keep([...before.messages, reply]), ...nothingPending };
}

/** What is told of a reply while it is written. */
export function hear(before: Conversation, to: string, event: Progress): Conversation {
  if (before.pending !== to) return before;
  if (event.type === 'restarted') return { ...before, written: '' };
  return event.type === 'text' ? { ...before, written: before.written + event.text } : before;
}

/** No more of the reply is wanted: what has come of it stays. Where nothing has, it was never asked. */
export function stop(before: Conversation, { id, now }: { id: string; now: Date }): Conversation {
  const content = before.written.trim();
  if (before.pending === null) return before;
  if (content === '') return fail(before, before.pending);
  const reply = {
    id,
    role: 'assistant',
    content,
    timestamp: now.toISOString(),
    stopped: true,
  } as const;
  return { ...before, messages: keep([...before.messages, reply]), ...nothingPending };
}

/**
 * The message goes back into the field. Where something else is being typed there, it stays in the
 * conversation as not sent.
 */
export function fail(before: Conversation, id: string): Conversation {
  if (before.pending !== id) return before;
  const message = before.messages.find((one) => one.id === id);
  if (message && before.draft.trim() === '') {
    const messages = before.messages.filter((one) => one !== message);
    return { messages, draft: message.content, ...nothingPending };
  }
  const messages = before.messages.map((one) => (one.id === id ? { ...one, failed: true } : one));
  return { ...before, messages, ...nothingPending };
}

/** A message that was not sent, sent again: it moves to the end. */
export function retry(before: Conversation, id: string): Conversation {
  const message = before.messages.find((one) => one.id === id);
  if (!message || before.pending !== null) return before;
  const { failed: _, ...again } = message;
  const others = before.messages.filter((one) => one.id !== id);
  return { ...before, messages: [...others, again], pending: id };
}

const nothingPending = { pending: null, written: '' };
const keep = (messages: readonly ChatMessage[]) => messages.slice(-mostMessages);
