// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteHeaderSignOut } from '../../ui/page/site-header-sign-out.tsx';
import { SecondFactorCodes } from '../second-factor/second-factor-codes.tsx';
import {
  answerWith,
  asked,
  clearPage,
  json,
  press,
  showPage,
  texts,
  untilShown,
} from '../testing/show-page.tsx';
import { SessionSection } from './session-section.tsx';

const session = (id: string, device: string, current: boolean, place: string | null = null) => ({
  id,
  device,
  place,
  created_at: '2026-11-02T12:00:00.000Z',
  last_used_at: '2026-11-20T12:00:00.000Z',
  current,
});
const onChanged = vi.fn();
const show = () =>
  showPage(
    <SessionSection
      sessions={[
        session('s-1', 'Firefox on Windows', true),
        session('s-2', 'Safari on iPhone', false, 'Norway'),
      ]}
      onChanged={onChanged}
    />,
  );
const endOther = 'DELETE /api/account/sessions/s-2';
const endAll = 'DELETE /api/account/sessions';
afterEach(() => {
  clearPage();
  onChanged.mockClear();
});

test('AUTH-12 every session says what, since when and when last; one is this one', async () => {
  await show();
  expect(texts('.session-row > div:first-child')).toEqual([
    'Firefox on Windows This deviceSince Nov 2, 2026, 12:00 PM UTC · last seen Nov 20, 2026, 12:00 PM UTC',
    'Safari on iPhone Norway · since Nov 2, 2026, 12:00 PM UTC · last seen Nov 20, 2026, 12:00 PM UTC',
  ]);
  expect(texts('button')).toEqual([
    'Sign out here',
    'Sign out Safari on iPhone',
    'Sign out everywhere',
  ]);
});

test.each([204, 404])(
  'AUTH-12 another session is ended (%d), and the list is asked for again',
  async (status) => {
    answerWith({ [endOther]: () => json({}, status) });
    await show();
    await press('Sign out Safari');
    expect(asked).toEqual([{ request: endOther, body: null }]);
    expect(texts('.toast p')).toEqual(['Safari on iPhone is signed out.']);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Sessions');
  },
);

test('AUTH-12 a session that could not be ended stays, and says so', async () => {
  answerWith({ [endOther]: () => json({}, 503) });
  await show();
  await press('Sign out Safari');
  expect(texts('.field-error')[0]).toContain('Something failed on our side');
  expect(onChanged).not.toHaveBeenCalled();
});

test('AUTH-10 signing out everywhere leaves the page, whatever the server says', async () => {
  answerWith({ [endAll]: () => json({}, 204) });
  await show();
  await press('Sign out everywhere');
  expect(asked.map(({ request }) => request)).toContain(endAll);
  await untilShown('Home');
});

test('AUTH-12 HOUSE-06 while recovery codes are on the page that were not kept, signing out asks first, in the header too', async () => {
  answerWith({ [endAll]: () => json({}, 204) });
  await showPage(
    <>
      <SiteHeaderSignOut />
      <SecondFactorCodes codes={['abcde-12345']} email="june@nightjar.example" onKept={() => {}} />
      <SessionSection
        sessions={[session('s-1', 'Firefox on Windows', true)]}
        onChanged={onChanged}
      />
    </>,
  );
  for (const button of ['Sign Out', 'Sign out everywhere', 'Sign out here']) {
    await press(button);
    expect(asked).toEqual([]);
    expect(texts('dialog[open] .dialog-body')).toEqual([
      expect.stringContaining('Your recovery codes are on this page'),
    ]);
    await press('Stay signed in', 'dialog[open]');
    expect(texts('dialog[open]')).toEqual([]);
  }
  await press('Sign out everywhere');
  await press('Stay signed in', 'dialog[open]');
  const box = document.querySelector('input[type=checkbox]') as HTMLInputElement;
  await act(async () => box.click());
  await press('Sign out everywhere');
  expect(texts('dialog[open]')).toEqual([]);
  expect(asked.map(({ request }) => request)).toContain(endAll);
});

test('HOUSE-06 who signs out in the header without the codes is signed out', async () => {
  const signOut = 'POST /api/auth/sign-out';
  answerWith({ [signOut]: () => json({}, 200) });
  await showPage(
    <>
      <SiteHeaderSignOut />
      <SecondFactorCodes codes={['abcde-12345']} email="june@nightjar.example" onKept={() => {}} />
    </>,
  );
  await press('Sign Out');
  expect(asked).toEqual([]);
  await press('Sign out without the codes', 'dialog[open]');
  await untilShown('This browser has forgotten you.');
  expect(asked.map(({ request }) => request)).toContain(signOut);
});
