// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useTyped } from './auth-typed.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const leave = () => {};

function Page({ email }: { email: string }) {
  const typed = useTyped({ email });
  return (
    <main>
      <form>
        <input name="email" defaultValue={typed.email ?? ''} />
      </form>
    </main>
  );
}

/** The served page, which knows no address, comes alive after what its visitor did. */
async function comesAlive(
  email: string,
  visitor: (input: HTMLInputElement) => void,
  later: (input: HTMLInputElement) => void = leave,
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="root">${renderToString(<Page email="" />)}</div>`;
  const input = document.querySelector('input') as HTMLInputElement;
  visitor(input);
  const onRecoverableError = vi.fn();
  const root = document.getElementById('root') as HTMLElement;
  const page = await act(async () =>
    hydrateRoot(root, <Page email={email} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  later(input);
  const { value } = input;
  await act(async () => page.unmount());
  return value;
}
const enter = (input: HTMLInputElement) => input.focus();
const write = (input: HTMLInputElement) => {
  input.value = 'bo';
};

test('AUTH-16 an address that is known stands in a field that nobody is in, and joins nothing that is typed', async () => {
  const known = 'boss@example.com';
  expect(await comesAlive(known, leave)).toBe(known);
  expect(await comesAlive(known, enter)).toBe('');
  expect(await comesAlive(known, write)).toBe('bo');
  const formData = { email: 'june@nightjar.example' };
  sessionStorage.setItem('wizardState', JSON.stringify({ returnToWizard: true, formData }));
  expect(await comesAlive('', leave)).toBe(formData.email);
  expect(await comesAlive('', enter)).toBe('');
});

test('AUTH-16 who clicks into a known address finds it selected, so that typing replaces it; what was typed is not', async () => {
  const known = 'boss@example.com';
  const select = vi.spyOn(HTMLInputElement.prototype, 'select');
  await comesAlive(known, leave, (input) => {
    input.focus();
    select.mockClear();
    // The press has put the caret where it was made.
    input.click();
    expect(select).toHaveBeenCalledTimes(1);
    // Pressed again, it is to be changed.
    input.click();
    expect(select).toHaveBeenCalledTimes(1);
    input.blur();
    input.value = 'gina@example.com';
    input.focus();
    input.click();
    expect(select).toHaveBeenCalledTimes(1);
  });
});
