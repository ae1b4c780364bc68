// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveForm } from './live-form.tsx';

afterEach(() => vi.unstubAllGlobals());

test('WIZ-23 AUTH-12 a form takes nothing before the page is alive, and then all', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const form = (
    <LiveForm>
      <input name="currentPassword" />
      <button type="submit">Change</button>
    </LiveForm>
  );
  document.body.innerHTML = `<div id="root">${renderToString(form)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const taken = () => root.querySelectorAll('fieldset:not([disabled]) :is(input, button)').length;
  expect(taken()).toBe(0);
  expect(root.querySelector('form')?.method).toBe('post');
  await act(async () => void hydrateRoot(root, form));
  expect(taken()).toBe(2);
});
