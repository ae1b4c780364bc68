// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { noConversation } from './conversation.ts';
import { keepConversation, readConversation } from './kept-conversation.ts';

const message = (role: 'user' | 'assistant', content: string) => ({
  id: content,
  role,
  content,
  timestamp: '2026-11-22T12:00:00.000Z',
});
const keep = (kept: unknown) => sessionStorage.setItem('chatState', JSON.stringify(kept));

beforeEach(() => sessionStorage.clear());

test('CHAT-05 a conversation and what is half typed come back', () => {
  const messages = [message('user', 'Is it free?'), message('assistant', 'Yes.')];
  const conversation = { messages, draft: 'and for', pending: null, written: '' };
  keepConversation(conversation);
  expect(readConversation()).toEqual(conversation);
});

test('CHAT-05 a message that waited for its reply comes back as not sent', () => {
  const messages = [message('user', 'hello')];
  keepConversation({ messages, draft: '', pending: 'hello', written: 'Half a rep' });
  expect(readConversation().messages).toMatchObject([{ content: 'hello', failed: true }]);
});

test('CHAT-05 clearing leaves nothing behind', () => {
  keep({ messages: [message('user', 'x')], draft: '' });
  keepConversation(noConversation);
  expect(sessionStorage.getItem('chatState')).toBeNull();
});

test.each([
  'null',
  '"x"',
  '{',
  '{"messages":{},"draft":""}',
  JSON.stringify({ messages: Array(101).fill(message('user', 'x')), draft: '' }),
  JSON.stringify({ messages: [], draft: 'x'.repeat(20_001) }),
])('CHAT-05 what does not read as a conversation is none: %.40s', (kept) => {
  sessionStorage.setItem('chatState', kept);
  expect(readConversation()).toEqual(noConversation);
});

test('CHAT-05 messages that are none are left out, and a link that is none of ours with them', () => {
  const good = message('assistant', 'good');
  const action = { kind: 'contact', label: 'x', href: 'javascript:alert(1)' };
  keep({ messages: [good, { ...good, role: 'system' }, 7, { ...good, action }], draft: '' });
  expect(readConversation().messages).toEqual([good]);
});
