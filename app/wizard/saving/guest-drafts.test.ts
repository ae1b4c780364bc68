// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '#app/session/session-store.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { createDraftStore } from './draft-store.ts';
import { bringBackDraft, takeOutDraft } from './forget-draft.ts';
import {
  forgetGuestDraft,
  keepGuestDraft,
  leaveGuestDraft,
  listGuestDrafts,
  sweepGuestDrafts,
} from './guest-drafts.ts';
import { keepForGuest } from './keep-for-guest.ts';
import {
  forgetDraft,
  keepDraft,
  openDraft,
  resumeGuestDraft,
  startAutosave,
} from './saved-state.ts';

const days = 86_400_000;
const june = {
  id: 'u-june',
  email: 'june@nightjar.example',
  email_verified: true,
  full_name: 'June',
  two_factor_enabled: false,
  roles: [],
};

/** What closing the tab leaves. */
const closeTab = () => sessionStorage.clear();
const named = (name: string, step: Draft['step'] = 6): Draft => {
  const draft = draftAt(step);
  return { ...draft, answers: { ...draft.answers, productName: name } };
};
const newest = () => listGuestDrafts()[0];

beforeEach(() => {
  closeTab();
  localStorage.clear();
  setSession({ status: 'signed-out', user: null }, 'initial-session');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('HOUSE-09 a guest’s draft outlives its tab, and is gone on with where it was left', () => {
  keepDraft(named('Marrow & Pea', 5), false);
  closeTab();
  expect(newest()).toMatchObject({ name: 'Marrow & Pea', step: '5' });
  expect(openDraft()).toMatchObject({ arrival: 'fresh' });
  expect(resumeGuestDraft(newest()?.id ?? '')).toBe(true);
  expect(openDraft()).toMatchObject({
    arrival: 'kept',
    draft: { step: 5, answers: { productName: 'Marrow & Pea' } },
  });
});

test('HOUSE-09 it is kept 30 days after it was kept last, and then its words go too', () => {
  vi.useFakeTimers();
  keepGuestDraft({ name: 'Rye', step: '3', state: 'words' });
  vi.advanceTimersByTime(30 * days - 1);
  expect(newest()).toMatchObject({ name: 'Rye' });
  sweepGuestDrafts();
  expect(newest()).toMatchObject({ name: 'Rye' });
  vi.advanceTimersByTime(1);
  expect(listGuestDrafts()).toEqual([]);
  sweepGuestDrafts();
  expect(localStorage.length).toBe(0);
});

test('HOUSE-09 one press forgets all of it', () => {
  keepGuestDraft({ name: 'Rye', step: '3', state: 'words' });
  forgetGuestDraft(newest()?.id ?? '');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('HOUSE-09 what is forgotten is in this tab no more either, and comes back as it was', () => {
  keepDraft(named('Rye', 5), false);
  const [rye] = listGuestDrafts();
  openDraft('fresh'); // puts it aside
  expect(resumeGuestDraft(rye?.id ?? '')).toBe(true);
  const before = [{ ...localStorage }, sessionStorage.getItem('wizardState')];
  const forgotten = rye && takeOutDraft(rye);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Rye');
  expect(openDraft()).toMatchObject({ arrival: 'fresh' });
  expect(forgotten && bringBackDraft(forgotten)).toBe(true);
  expect([{ ...localStorage }, sessionStorage.getItem('wizardState')]).toEqual(before);
  expect(openDraft()).toMatchObject({ arrival: 'kept', draft: { step: 5 } });
});

test('HOUSE-09 what another tab forgot first cannot be brought back, and what no longer fits is not', () => {
  keepDraft(named('Rye'), false);
  const [rye] = listGuestDrafts();
  forgetGuestDraft(rye?.id ?? '');
  expect(rye && takeOutDraft(rye)).toBeNull();
  keepDraft(named('Oat'), false);
  const [oat] = listGuestDrafts();
  const forgotten = oat && takeOutDraft(oat);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem() {},
    setItem() {
      throw new DOMException('full');
    },
  });
  expect(forgotten && bringBackDraft(forgotten)).toBe(false);
});

test('HOUSE-09 a new ad does not take the place of the one before, and the sixth takes the oldest’s', () => {
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    keepDraft(named(name), false);
    openDraft('fresh');
  }
  expect(listGuestDrafts().map(({ name }) => name)).toEqual(['6', '5', '4', '3', '2']);
  expect(localStorage.length).toBe(1 + 5);
});

test('HOUSE-09 going on with another one keeps what this tab had', () => {
  keepDraft(named('One'), false);
  const id = newest()?.id ?? '';
  openDraft('fresh');
  keepDraft(named('Two'), false);
  expect(resumeGuestDraft(id)).toBe(true);
  expect(openDraft().draft.answers.productName).toBe('One');
  keepDraft(named('One, changed'), false);
  expect(listGuestDrafts().map(({ name }) => name)).toEqual(['One, changed', 'Two']);
});

test('HOUSE-09 a draft that another tab forgot is said to be gone', () => {
  keepDraft(named('One'), false);
  const id = newest()?.id ?? '';
  closeTab();
  forgetGuestDraft(id);
  expect(resumeGuestDraft(id)).toBe(false);
});

test('HOUSE-09 nothing of a member’s is left in the browser, nor what has no name yet', () => {
  keepDraft({ ...named(' '), step: 3 }, false);
  setSession({ status: 'signed-in', user: june }, 'signed-in');
  keepDraft(named('Mine'), false);
  setSession({ status: 'loading', user: null }, 'initial-session');
  keepDraft(named('Who knows'), false);
  expect(localStorage.length).toBe(0);
});

test('HOUSE-09 once it is saved as a project it leaves the browser, not before', () => {
  const draft = named('One');
  keepDraft(draft, false);
  const project = {
    draftKey: 'k',
    owner: june.id,
    id: null,
    updatedAt: null,
    name: 'One',
    saved: null,
    began: {},
    unanswered: [],
    freeText: {},
  };
  setSession({ status: 'signed-in', user: june }, 'signed-in');
  keepForGuest({ ...draft, project });
  expect(newest()).toMatchObject({ name: 'One' });
});

test('HOUSE-09 a browser whose storage is full gives up the oldest, and never breaks the wizard', () => {
  for (const name of ['Old', 'Older no more']) {
    keepGuestDraft({ name, step: '3', state: 'x' });
    leaveGuestDraft();
  }
  let refused = 1;
  const { localStorage: real } = window;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem(key: string, value: string) {
      if (key.startsWith('guestDraft:') && refused-- > 0) throw new DOMException('full');
      real.setItem(key, value);
    },
  });
  keepGuestDraft({ name: 'New', step: '3', state: 'y' });
  expect(listGuestDrafts().map(({ name }) => name)).toEqual(['New', 'Older no more']);
  refused = 99;
  keepGuestDraft({ name: 'New', step: '4', state: 'z' });
  expect(listGuestDrafts().map(({ name }) => name)).not.toContain('New');
});

test('HOUSE-09 more than the browser is asked to hold is not kept at all', () => {
  keepGuestDraft({ name: 'Long', step: '8', state: 'x'.repeat(900_001) });
  expect(localStorage.length).toBe(0);
});

test('HOUSE-09 what somebody else wrote there is not read', () => {
  for (const text of ['{', '7', '[{"id":3}]']) {
    localStorage.setItem('guestDrafts', text);
    expect(listGuestDrafts()).toEqual([]);
  }
  sweepGuestDrafts();
  expect(localStorage.length).toBe(0);
});

test('HOUSE-09 typing is kept within two seconds, and at once when the page goes', () => {
  vi.useFakeTimers();
  const store = createDraftStore(named('Rye', 3));
  const stop = startAutosave(store);
  const type = (productName: string) =>
    store.dispatch({ type: 'answered', answers: { productName } });
  type('Rye bread');
  vi.advanceTimersByTime(2_000);
  expect(newest()).toMatchObject({ name: store.read().answers.productName });
  localStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect(listGuestDrafts()).toHaveLength(1);
  stop();
  forgetDraft();
});
