// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { setSession } from '../session/session-store.ts';
import { read, reread, type } from './conversation-store.ts';

beforeEach(() => {
  sessionStorage.clear();
  reread();
  type('How is my order?');
});

test('CHAT-07 signing out takes the conversation from the tab and its storage', () => {
  setSession({ status: 'signed-out', user: null }, 'signed-out');
  expect(read()).toMatchObject({ messages: [], draft: '' });
  expect(sessionStorage.getItem('chatState')).toBeNull();
});

test('CHAT-07 CHAT-05 what was typed stays where a session only ran out, and when a page begins', () => {
  setSession({ status: 'signed-out', user: null, expired: true }, 'signed-out');
  setSession({ status: 'signed-out', user: null }, 'initial-session');
  expect(read().draft).toBe('How is my order?');
});
