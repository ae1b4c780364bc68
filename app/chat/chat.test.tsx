// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { ToastProvider } from '../ui/overlays/toast.tsx';
import Chat from './chat.tsx';
import { reread } from './conversation-store.ts';

let root: Root;
let answer: () => Promise<Response>;
const asked = vi.fn();
const signals: AbortSignal[] = [];
const onClose = vi.fn();
const onStart = vi.fn();
const said = (response: string, more = {}) =>
  Promise.resolve(
    new Response(JSON.stringify({ response, source: 'built-in', suggestions: [], ...more })),
  );

function show(open = true) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ToastProvider>
          <Chat open={open} onClose={onClose} onStart={onStart} />
        </ToastProvider>
      ),
    },
  ]);
  act(() => root.render(<Stub />));
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    (address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
      asked(address, JSON.parse(body));
      signals.push(signal);
      return answer();
    },
  );
  reread();
  root = emptyPage();
  answer = () => said('A reply.');
  show();
});
afterEach(() => {
  act(() => root.unmount());
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const find = <E extends Element = HTMLElement>(selector: string) =>
  document.querySelector(selector) as E;
const field = () => find<HTMLTextAreaElement>('textarea');
const bubbles = () => [...document.querySelectorAll('.chat-bubble')].map((b) => b.textContent);
const typeIn = (text: string) =>
  act(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    field().dispatchEvent(event);
    await Promise.resolve();
  });
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const click = (words: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('button, a')]
      .find(({ textContent }) => textContent?.includes(words))
      ?.click(),
  );

test('CHAT-01 the panel has its title, the greeting, the field and the send button', () => {
  const panel = find('dialog');
  const title = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('AI Account Agent');
  expect(bubbles()).toEqual(['Agent: Hi, I’m your AI account agent. What are you making?']);
  expect(field().placeholder).toBe('Ask me anything about commercial production...');
  expect(find('button[aria-label="Send"]')).not.toBeNull();
  expect(find('[role=log]').getAttribute('aria-live') ?? 'polite').toBe('polite');
  expect(document.activeElement).toBe(field());
});

test('CHAT-01 CHAT-02 CHAT-03 Enter sends; while the reply is on its way it types, and nothing else is sent', async () => {
  let give = (_: Response) => {};
  answer = () => new Promise((resolve) => (give = resolve));
  typeIn('  Is it free? ');
  await press('Enter');
  expect(field().value).toBe('');
  expect(find('.chat-typing').textContent).toContain('Typing');
  typeIn('and then');
  await press('Enter');
  expect(field().value).toBe('and then');
  expect(find('button[aria-label="Send"]').getAttribute('aria-disabled')).toBe('true');
  expect(asked.mock.calls).toEqual([
    ['/api/functions/chat-agent', { message: 'Is it free?', conversationHistory: [] }],
  ]);
  await act(async () => give(await said('Yes.')));
  await settle();
  expect(find('.chat-typing')).toBeNull();
  expect(bubbles().slice(1)).toEqual(['You: Is it free?', 'Agent: Yes.']);
});

test('CHAT-02 Shift+Enter, Enter of an input method and blank text send nothing', async () => {
  typeIn('a line');
  await press('Enter', { shiftKey: true });
  await press('Enter', { isComposing: true });
  await press('Enter', { keyCode: 229 });
  typeIn(' \n ');
  await press('Enter');
  act(() => find<HTMLFormElement>('form').requestSubmit());
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError())],
  ['the server fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ['the answer is no reply', () => Promise.resolve(new Response('{}'))],
])('CHAT-04 when %s a toast says so and the text is back in the field', async (_, failing) => {
  answer = failing;
  typeIn('Is it free?');
  await press('Enter');
  await settle();
  expect(find('[role=alert] .toast').textContent).toContain(
    'ErrorFailed to send message. Please try again.',
  );
  expect(field().value).toBe('Is it free?');
});

test('CHAT-04 a limit says when to come back', async () => {
  const headers = { 'retry-after': '40' };
  answer = () => Promise.resolve(new Response('', { status: 429, headers }));
  typeIn('Is it free?');
  await press('Enter');
  await settle();
  expect(find('.toast').textContent).toContain('Please try again in 40 seconds.');
});

test('CHAT-02 a text that is too long says by how much, and stays', async () => {
  typeIn('x'.repeat(1900));
  expect(find('.chat-length').textContent).toBe('1,900 of 2,000 characters');
  typeIn('x'.repeat(2003));
  expect(find('.chat-length').textContent).toContain('under 2,000 characters. 3 too many.');
  await press('Enter');
  expect(asked).not.toHaveBeenCalled();
  expect(field().value).toHaveLength(2003);
});

test('CHAT-05 markup and addresses in a reply or a message stay text', async () => {
  const markup = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) https://evil.example';
  answer = () => said(markup);
  typeIn(markup);
  await press('Enter');
  await settle();
  expect(bubbles().slice(1)).toEqual([`You: ${markup}`, `Agent: ${markup}`]);
  expect(find('.chat-log img, .chat-log a')).toBeNull();
});

test('CHAT-05 the conversation is still there after a reload, and can be cleared', async () => {
  typeIn('Is it free?');
  await press('Enter');
  await settle();
  typeIn('half a que');
  act(() => root.unmount());
  reread();
  root = createRoot(find('#root'));
  show();
  expect(bubbles()).toHaveLength(3);
  expect(field().value).toBe('half a que');
  await click('Clear conversation');
  expect(bubbles()).toHaveLength(1);
  expect(sessionStorage.getItem('chatState')).toBeNull();
});

test('CHAT-06 a suggestion asks, the wizard opens, and only our own kinds of link are links', async () => {
  answer = () => said('Yes.', { suggestions: ['Do I need an account?'] });
  typeIn('Is it free?');
  await press('Enter');
  await settle();
  const action = { kind: 'contact', label: 'Call us', href: 'tel:+12135550142' };
  answer = () => said('No.', { action });
  await click('Do I need an account?');
  await settle();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ message: 'Do I need an account?' });
  expect(find('.chat-offers a').getAttribute('href')).toBe('tel:+12135550142');
  answer = () => said('Go.', { action: { kind: 'open-wizard', label: 'Get started' } });
  typeIn('start');
  await press('Enter');
  await settle();
  expect(find('[role=log]').textContent).toContain('Go.');
  expect(find('[role=log] :is(button, a)')).toBeNull();
  await click('Get started');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onStart).toHaveBeenCalledOnce();
});

test('CHAT-04 what was typed before the panel was there is in the field, after what stood there', async () => {
  show(false);
  sessionStorage.setItem('typedAhead', 'Is it fr');
  show();
  expect(field().value).toBe('Is it fr');
  expect(field().selectionStart).toBe(8);
  expect(document.activeElement).toBe(field());
  show(false);
  show();
  expect(field().value).toBe('Is it fr');
});

test('CHAT-01 Escape asks to close; a reply that comes meanwhile is there afterwards', async () => {
  let give = (_: Response) => {};
  answer = () => new Promise((resolve) => (give = resolve));
  typeIn('Is it free?');
  await press('Enter');
  await press('Escape');
  expect(onClose).toHaveBeenCalledOnce();
  show(false);
  await act(async () => give(await said('Yes.')));
  await settle();
  show();
  expect(bubbles().at(-1)).toBe('Agent: Yes.');
});

describe('CHAT-03 a reply that is streamed', () => {
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const told = (line: object) =>
    act(async () => {
      stream.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
      await new Promise((resolve) => setTimeout(resolve));
    });
  const answered = (more = {}) =>
    told({
      type: 'answer',
      answer: { response: 'It is free.', source: 'provider', suggestions: [], ...more },
    });
  const live = () => find('[role=log]').textContent;
  // The send button becomes Stop, and Stop the send button, a moment late.
  const later = () => act(async () => void vi.advanceTimersByTime(700));
  const button = () => find<HTMLButtonElement>('.chat-form button');
  const asks = () => asked.mock.calls.length;
  afterEach(() => vi.useRealTimers());
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller;
      },
    });
    const headers = { 'content-type': 'application/x-ndjson' };
    answer = () => Promise.resolve(new Response(body, { headers }));
    typeIn('Is it free?');
    await press('Enter');
    await settle();
  });

  test('grows beside the list that is read out, and is added to it when it is whole', async () => {
    expect(find('.chat-typing')).not.toBeNull();
    await told({ type: 'text', text: 'It is' });
    expect(find('.chat-typing')).toBeNull();
    expect(find('.chat-writing').textContent).toBe('It is');
    expect(live()).not.toContain('It is');
    await told({ type: 'text', text: ' free.' });
    expect(find('.chat-writing').textContent).toBe('It is free.');
    await answered();
    expect(find('.chat-writing')).toBeNull();
    expect(bubbles().slice(1)).toEqual(['You: Is it free?', 'Agent: It is free.']);
    expect(live()).toContain('It is free.');
  });

  test('is replaced by the built-in assistant’s where the model fails, and says so', async () => {
    await told({ type: 'text', text: 'It costs' });
    await told({ type: 'restarted' });
    expect(find('.chat-writing')).toBeNull();
    expect(find('.chat-typing')).not.toBeNull();
    await answered({ source: 'fallback', setback: 'unusable' });
    expect(bubbles().at(-1)).toContain('so our own assistant did.');
    expect(live()).not.toContain('It costs');
  });

  test('stops where it is, ends the call, and the focus goes on', async () => {
    await told({ type: 'text', text: 'It is' });
    await later();
    expect(button().textContent).toBe('Stop');
    act(() => button().focus());
    await click('Stop');
    expect(signals.at(-1)?.aborted).toBe(true);
    expect(bubbles().at(-1)).toBe('Agent: It isStopped.');
    expect(button().getAttribute('aria-label')).toBe('Send');
    expect(document.activeElement).toBe(field());
    await settle();
    expect(find('.toast')).toBeNull();
  });

  test('stopped before its first word, the question is in the field again', async () => {
    await later();
    await click('Stop');
    expect(field().value).toBe('Is it free?');
    expect(bubbles()).toHaveLength(1);
  });

  test('a press that comes twice, or just too late, does not do the other thing', async () => {
    act(() => button().click());
    expect(signals.at(-1)?.aborted).toBe(false);
    await later();
    act(() => button().click());
    act(() => button().click());
    await settle();
    expect([field().value, asks()]).toEqual(['Is it free?', 1]);
    await later();
    await act(async () => button().click());
    expect(asks()).toBe(2);
  });

  test('the button keeps the focus while it changes, and when the reply is whole', async () => {
    act(() => button().focus());
    const sends = button();
    await later();
    await answered();
    await later();
    expect(button()).toBe(sends);
    expect(document.activeElement).toBe(sends);
    expect(button().getAttribute('aria-label')).toBe('Send');
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  test('clearing the conversation ends the call', async () => {
    await told({ type: 'text', text: 'It is' });
    await click('Clear conversation');
    expect(signals.at(-1)?.aborted).toBe(true);
    expect(bubbles()).toHaveLength(1);
  });

  test('CHAT-04 broken off, the question is in the field again and a toast says so', async () => {
    await told({ type: 'text', text: 'It is' });
    await act(async () => stream.error(new TypeError()));
    await settle();
    expect(find('.toast').textContent).toContain('Failed to send message. Please try again.');
    expect(field().value).toBe('Is it free?');
    expect(find('.chat-writing')).toBeNull();
  });
});

describe('where the panel covers the page', () => {
  const onPhone = (query: string) => query.includes('width') || query.includes('coarse');
  beforeEach(() => {
    act(() => root.unmount());
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: onPhone(query) }),
    );
    history.replaceState({ key: 'page' }, '');
    root = createRoot(find('#root'));
    show();
  });
  const popped = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  test('CHAT-01 Back closes it, and the router hears nothing', async () => {
    const heard = vi.fn();
    addEventListener('popstate', heard);
    history.back();
    await popped();
    expect(onClose).toHaveBeenCalledOnce();
    show(false);
    await popped();
    expect([history.state, heard.mock.calls]).toEqual([{ key: 'page' }, []]);
    removeEventListener('popstate', heard);
  });

  test('CHAT-01 closed otherwise, it takes its entry with it', async () => {
    expect(history.state).toEqual({ key: 'page', chatSheet: true });
    show(false);
    await popped();
    expect(history.state).toEqual({ key: 'page' });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('CHAT-06 the wizard opens when the entry is gone', async () => {
    answer = () => said('Go.', { action: { kind: 'open-wizard', label: 'Get started' } });
    typeIn('start');
    await press('Enter');
    await settle();
    onStart.mockImplementationOnce(() => expect(history.state).toEqual({ key: 'page' }));
    await click('Get started');
    await popped();
    expect(onStart).toHaveBeenCalledOnce();
  });

  test('CHAT-04 who typed before the panel was there types on', () => {
    show(false);
    sessionStorage.setItem('typedAhead', 'Is it fr');
    show();
    expect(document.activeElement).toBe(field());
  });

  test('CHAT-06 a suggestion that is touched leaves the keyboard of the phone away', async () => {
    expect(document.activeElement).toBe(find('.chat-log'));
    await click('Is it free?');
    await settle();
    expect(document.activeElement).toBe(find('.chat-log'));
  });
});
