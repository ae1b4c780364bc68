// @vitest-environment happy-dom
import { act, useRef } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPage } from '../ui/testing/empty-page.ts';
import { failedMessage, sentOrKept } from './sent-or-kept.ts';
import { useKeptForm } from './use-kept-form.ts';

let root: Root;
const submitted = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  submitted.mockClear();
  root = emptyPage();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

type Standing = { sent?: string; isUnsent?: boolean };

function Comment({ sent = '', isUnsent = false }: Standing) {
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(form, { key: 'comment:t', sent, isUnsent });
  const onSubmit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    submitted();
  };
  return (
    <form ref={form} onSubmit={onSubmit}>
      <input type="hidden" name="id" defaultValue="f-1" />
      <textarea name="text" defaultValue="" />
    </form>
  );
}
const show = (standing: Standing = {}) => act(() => root.render(<Comment {...standing} />));
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
function type(text: string) {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
function reload() {
  const kept = { ...sessionStorage };
  act(() => root.unmount());
  root = emptyPage();
  Object.assign(sessionStorage, kept);
}

test('LINK-05 a reload keeps what was typed, and nothing that is hidden', () => {
  show();
  type('Slower, please.');
  reload();
  show();
  expect(field().value).toBe('Slower, please.');
  expect(sessionStorage.getItem('comment:t')).toBe('{"text":"Slower, please."}');
});

test('LINK-05 what has arrived is forgotten', () => {
  show();
  type('Slower, please.');
  show({ sent: 'f-1' });
  reload();
  show();
  expect(field().value).toBe('');
});

test('LINK-05 LINK-09 what could not be sent is sent once there is a connection', () => {
  show();
  dispatchEvent(new Event('online'));
  expect(submitted).not.toHaveBeenCalled();
  show({ isUnsent: true });
  dispatchEvent(new Event('online'));
  expect(submitted).toHaveBeenCalledTimes(1);
});

const posted = () => {
  const body = new URLSearchParams({ act: 'comment', text: 'Slower, please.' });
  return new Request('http://localhost/s/t', { method: 'POST', body });
};

test('LINK-05 LINK-09 without a connection the form is refused with all that was typed', async () => {
  const lost = async () => {
    throw new TypeError('Failed to fetch');
  };
  const kept = await sentOrKept(lost, posted(), (said) => said);
  expect(kept).toMatchObject({
    data: { unsent: true, values: { text: 'Slower, please.' } },
    init: { status: 503 },
  });
});

test.each([
  ['the server', new Error('Unexpected Server Error')],
  ['a proxy', { status: 502, statusText: 'Bad Gateway', internal: false, data: '' }],
])(
  'LINK-05 LINK-09 where %s fails, all that was typed is kept to be sent again',
  async (_, error) => {
    const fail = async () => {
      throw error;
    };
    const kept = await sentOrKept(fail, posted(), (said) => said);
    expect(kept).toMatchObject({
      data: { message: failedMessage, values: { text: 'Slower, please.' } },
      init: { status: 503 },
    });
    expect(kept).not.toHaveProperty('data.unsent');
  },
);

test('LINK-05 LINK-09 what the server says goes through, redirects and errors too', async () => {
  expect(
    await sentOrKept(
      async () => 'said',
      posted(),
      (said) => said,
    ),
  ).toBe('said');
  const away = new Response(null, { status: 303 });
  const leave = async () => {
    throw away;
  };
  await expect(sentOrKept(leave, posted(), (said) => said)).rejects.toBe(away);
});
