// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '#domain/wizard/draft/draft.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { createDraftStore } from './draft-store.ts';
import {
  forgetDraft,
  hasOpenDraft,
  keepDraft,
  keepForSignIn,
  openDraft,
  startAutosave,
} from './saved-state.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('WIZ-22 a fresh visitor starts at step 1', () => {
  expect(hasOpenDraft()).toBe(false);
  expect(openDraft()).toEqual({ draft: emptyDraft, arrival: 'fresh', isDrawing: false });
});

test('WIZ-22 a draft that was closed is kept, one that was on screen is shown again', () => {
  keepDraft(draftAt(6), false);
  expect(hasOpenDraft()).toBe(false);
  expect(openDraft()).toMatchObject({ arrival: 'kept', draft: { step: 6 } });
  keepDraft(draftAt(6), true);
  expect(hasOpenDraft()).toBe(true);
  expect(openDraft().arrival).toBe('reloaded');
});

test('WIZ-22 a draft that was on screen is shown again where it was, and lies over no other page', () => {
  keepDraft(draftAt(6), true);
  history.replaceState(null, '', '/projects');
  expect(hasOpenDraft()).toBe(false);
  history.replaceState(null, '', '/');
  expect(hasOpenDraft()).toBe(true);
});

test('WIZ-22 closing without an answer is a fresh start next time', () => {
  keepDraft(emptyDraft, false);
  expect(openDraft().arrival).toBe('fresh');
});

test('WIZ-13 WIZ-22 going to sign in keeps the draft and the place one came from', () => {
  const place = { pathname: '/', search: '?a=1', hash: '' } as Location;
  keepForSignIn(draftAt(9), place);
  expect(JSON.parse(sessionStorage.getItem('authRedirectState') ?? '')).toEqual({
    pathname: '/',
    search: '?a=1',
    hash: '',
  });
  expect(JSON.parse(sessionStorage.getItem('wizardState') ?? '')).toMatchObject({
    currentStep: 9,
    returnToWizard: true,
  });
  expect(hasOpenDraft()).toBe(true);
  expect(openDraft()).toMatchObject({ arrival: 'returned', draft: { step: 9 } });
});

test('WIZ-22 a board that was being drawn when the page was left is to be drawn again', () => {
  const drawing = reduce(draftAt(9), { type: 'board-started', run: 'd' });
  keepForSignIn(drawing, { pathname: '/', search: '', hash: '' } as Location);
  expect(openDraft()).toMatchObject({ arrival: 'returned', isDrawing: true });
  keepDraft(drawing, true);
  expect(openDraft().isDrawing).toBe(true);
  keepDraft(reduce(drawing, { type: 'drawing-stopped' }), true);
  expect(openDraft().isDrawing).toBe(false);
});

test('WIZ-22 what cannot be read is removed', () => {
  sessionStorage.setItem('wizardState', '{"currentStep":');
  sessionStorage.setItem('authRedirectState', '{}');
  expect(hasOpenDraft()).toBe(false);
  expect(sessionStorage.length).toBe(0);
});

test('WIZ-22 every change is kept within 200 ms, and at once when the page goes', () => {
  vi.useFakeTimers();
  const store = createDraftStore(emptyDraft);
  const stop = startAutosave(store);
  const kept = () => openDraft().draft.answers.productName;
  store.dispatch({ type: 'answered', answers: { productName: 'Night' } });
  vi.advanceTimersByTime(200);
  expect(kept()).toBe('Night');
  store.dispatch({ type: 'answered', answers: { productName: 'Nightjar' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('Nightjar');
  stop();
  store.dispatch({ type: 'answered', answers: { productName: 'Late' } });
  vi.advanceTimersByTime(1000);
  expect(kept()).toBe('Nightjar');
  vi.useRealTimers();
});

test('WIZ-22 starting over leaves nothing', () => {
  keepDraft(draftAt(8), true);
  forgetDraft();
  expect(sessionStorage.length).toBe(0);
});

test('WIZ-22 a browser that forbids storage still keeps the draft while the page lives', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden);
  keepDraft(draftAt(5), false);
  expect(openDraft().draft.step).toBe(5);
  forgetDraft();
  expect(openDraft().arrival).toBe('fresh');
  vi.restoreAllMocks();
});
