// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useSignForm } from './sign-form.ts';

vi.mock('../sign-requests.ts', () => Promise.reject(new TypeError('Failed to fetch')));

function Form() {
  const { form, problem, busy } = useSignForm({ request: ({ signIn }) => signIn, done() {} });
  return (
    <form {...form}>
      <input name="email" />
      <p role="alert">{problem}</p>
      <button type="submit" disabled={busy} />
    </form>
  );
}

test('AUTH-02 what checks a form does not load: that is said, what was typed stays, and it can be pressed again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(async () => root.render(<Form />));
  const email = document.querySelector('input') as HTMLInputElement;
  email.value = 'maya@example.com';
  await act(async () => document.querySelector('form')?.requestSubmit());
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      'The server could not be reached. Please try again; what you typed stays here.',
    ),
  );
  expect(email.value).toBe('maya@example.com');
  expect(document.querySelector('button')?.disabled).toBe(false);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
