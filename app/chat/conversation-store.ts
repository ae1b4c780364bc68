// One conversation for the tab: a reply that is on its way comes in whether the panel is open or not.
import { useSyncExternalStore } from 'react';
import { callFunction } from '../calls/api.ts';
import type { CallFailure } from '../calls/ask.ts';
import { onSessionEvent, readSession } from '../session/session-store.ts';
import { openListeners } from '../ui/store.ts';
import {
  begin,
  type Conversation,
  fail,
  hear,
  isSendable,
  noConversation,
  receive,
  requestOf,
  retry,
  stop as stopReply,
  typeOn as typeOnDraft,
} from './conversation.ts';
import { keepConversation, readConversation } from './kept-conversation.ts';

const patienceMs = 30_000;
let conversation: Conversation | null = null;
let underWay: AbortController | null = null;
const listeners = openListeners();

// A member was told of their own projects and orders. A session that only ran out takes no words away.
onSessionEvent((event) => {
  const session = readSession();
  if (event === 'signed-out' && session.status === 'signed-out' && !session.expired) clear();
});

/** The conversation as it stands. */
export const read = (): Conversation => {
  conversation ??= readConversation();
  return conversation;
};

export const useConversation = (): Conversation =>
  useSyncExternalStore(listeners.subscribe, read, () => noConversation);

export function type(draft: string): void {
  change({ ...read(), draft });
}

/** Adds to what stands in the field. */
export function typeOn(typed: string): void {
  change(typeOnDraft(read(), typed));
}

export function clear(): void {
  change(noConversation);
  underWay?.abort();
}

/** Has the reply end where it is. */
export function stop(): void {
  change(stopReply(read(), { id: newId(), now: new Date() }));
  underWay?.abort();
}

/** Forgets what is in memory, as a reload does. */
export function reread(): void {
  conversation = null;
}

/** Sends what is typed, or `text` in its place. Gives the failure, or null. */
export async function send(text?: string): Promise<CallFailure | null> {
  const before = read();
  const content = (text ?? before.draft).trim();
  if (before.pending !== null || !isSendable(content)) return null;
  const id = newId();
  change(
    begin(text === undefined ? { ...before, draft: '' } : before, content, { id, now: new Date() }),
  );
  return deliver(id);
}

/** Sends a message again that was not sent. */
export async function sendAgain(id: string): Promise<CallFailure | null> {
  if (read().pending !== null) return null;
  change(retry(read(), id));
  return deliver(id);
}

async function deliver(id: string): Promise<CallFailure | null> {
  const call = new AbortController();
  underWay = call;
  const result = await callFunction('chat-agent', requestOf(read(), id), {
    timeoutMs: patienceMs,
    signal: call.signal,
    onProgress: (event) => show(hear(read(), id, event)),
  });
  if (underWay === call) underWay = null;
  if (!result.ok) {
    const isWanted = read().pending === id;
    change(fail(read(), id));
    return isWanted ? result.failure : null;
  }
  change(receive(read(), id, result.answer, { id: newId(), now: new Date() }));
  return null;
}

function change(next: Conversation): void {
  keepConversation(next);
  show(next);
}

// What has come of a reply is not kept: half of it would be there after a reload.
function show(next: Conversation): void {
  if (next === conversation) return;
  conversation = next;
  listeners.tell();
}

const newId = () => crypto.randomUUID();
