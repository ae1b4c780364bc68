import { expect, test } from 'vitest';
import { longestMessage } from '#domain/chat/message.ts';
import {
  begin,
  type Conversation,
  fail,
  hear,
  isSendable,
  mostMessages,
  noConversation,
  receive,
  requestOf,
  retry,
  stop,
  typeOn,
} from './conversation.ts';

const now = new Date('2026-11-22T12:00:00Z');
const say = (before: Conversation, content: string, id: string) =>
  begin({ ...before, draft: '' }, content, { id, now });
const reply = (response: string) => ({ response, source: 'built-in' as const, suggestions: [] });
const talk = (before: Conversation, count: number) => {
  let after = before;
  for (let turn = 0; turn < count; turn += 1) {
    after = say(after, `question ${turn}`, `q${turn}`);
    after = receive(after, `q${turn}`, reply(`reply ${turn}`), { id: `r${turn}`, now });
  }
  return after;
};

test.each([
  ['', false],
  [' \n\t ', false],
  ['\u200b\u2060', false],
  ['x', true],
  [` ${'x'.repeat(longestMessage)} `, true],
  ['x'.repeat(longestMessage + 1), false],
])('CHAT-02 %j can be sent: %s', (text, sendable) => {
  expect(isSendable(text)).toBe(sendable);
});

test('CHAT-03 the request has the message and the five before it, not those that were not sent', () => {
  const before = talk(noConversation, 4);
  const failed = fail({ ...say(before, 'lost', 'lost'), draft: 'typing' }, 'lost');
  const after = say(failed, 'And for directors?', 'now');
  expect(requestOf(after, 'now')).toEqual({
    message: 'And for directors?',
    conversationHistory: [
      { role: 'assistant', content: 'reply 1' },
      { role: 'user', content: 'question 2' },
      { role: 'assistant', content: 'reply 2' },
      { role: 'user', content: 'question 3' },
      { role: 'assistant', content: 'reply 3' },
    ],
  });
});

test('CHAT-04 a message that failed goes back into the field', () => {
  const after = fail(say(talk(noConversation, 1), 'Is it free?', 'q'), 'q');
  expect(after.draft).toBe('Is it free?');
  expect(after.messages.map(({ id }) => id)).toEqual(['q0', 'r0']);
  expect(after.pending).toBeNull();
});

test('CHAT-04 beside what is being typed it stays as not sent, and can be sent again', () => {
  const typing = { ...say(noConversation, 'Is it free?', 'q'), draft: 'another' };
  const after = fail(typing, 'q');
  expect(after.draft).toBe('another');
  expect(after.messages).toMatchObject([{ id: 'q', content: 'Is it free?', failed: true }]);
  const again = retry(after, 'q');
  expect(again.pending).toBe('q');
  expect(again.messages[0]).not.toHaveProperty('failed');
});

test('CHAT-05 a message has id, role, content and timestamp; the last hundred are kept', () => {
  const after = talk(noConversation, mostMessages);
  expect(after.messages).toHaveLength(mostMessages);
  expect(after.messages.at(-1)).toEqual({
    id: `r${mostMessages - 1}`,
    role: 'assistant',
    content: `reply ${mostMessages - 1}`,
    timestamp: '2026-11-22T12:00:00.000Z',
    suggestions: [],
  });
});

test('CHAT-05 what comes for a conversation that was cleared changes nothing', () => {
  expect(receive(noConversation, 'q', reply('late'), { id: 'r', now })).toBe(noConversation);
  expect(fail(noConversation, 'q')).toBe(noConversation);
});

const text = (words: string) => ({ type: 'text', text: words }) as const;

test.each([
  ['', 'Is it', 'Is it'],
  ['half a thought', 'Is it', 'half a thought\nIs it'],
  ['half a thought ', 'Is it', 'half a thought Is it'],
])('CHAT-04 after %j in the field, %j gives %j', (draft, typed, after) => {
  expect(typeOn({ ...noConversation, draft }, typed).draft).toBe(after);
});

test('CHAT-03 words are added as they come, a new beginning drops them, and the reply replaces them', () => {
  const asked = say(noConversation, 'Is it free?', 'q');
  const written = hear(hear(asked, 'q', text('It is ')), 'q', text('free.'));
  expect(written.written).toBe('It is free.');
  expect(hear(written, 'q', { type: 'restarted' }).written).toBe('');
  expect(hear(written, 'another', text('late'))).toBe(written);
  const done = receive(written, 'q', { ...reply('Free.'), setback: 'busy' }, { id: 'r', now });
  expect(done).toMatchObject({ written: '', pending: null });
  expect(done.messages.at(-1)).toMatchObject({ content: 'Free.', setback: 'busy' });
});

test('CHAT-03 a stopped reply keeps what had come; before its first word the question goes back', () => {
  const asked = say(noConversation, 'Is it free?', 'q');
  const stopped = stop(hear(asked, 'q', text('It is ')), { id: 'r', now });
  expect(stopped).toMatchObject({ pending: null, written: '' });
  expect(stopped.messages.at(-1)).toMatchObject({ content: 'It is', stopped: true });
  expect(stop(asked, { id: 'r', now })).toMatchObject({ draft: 'Is it free?', messages: [] });
  expect(stop(stopped, { id: 's', now })).toBe(stopped);
});
