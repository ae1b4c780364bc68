// @vitest-environment happy-dom
// A guest's draft in two tabs of one browser, whatever happens in whatever order.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '#app/session/session-store.ts';
import { redo, undo } from '#domain/wizard/history/undo.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { projectServer } from '#domain/wizard/testing/project-server.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { listGuestDrafts, readGuestDraft } from './guest-drafts.ts';
import { keepForGuest } from './keep-for-guest.ts';
import { forgetOtherTab, readOtherTab } from './other-tab.ts';
import { openDraft, resumeGuestDraft, startAutosave } from './saved-state.ts';
import { createSaver, draftKeyOfTab } from './saver.ts';

type Tab = { session: Record<string, string>; store: DraftStore; stop: () => void };
let tabs: Tab[] = [];

/** What runs in a tab has its session storage. */
function inTab<Value>(tab: Pick<Tab, 'session'>, run: () => Value): Value {
  sessionStorage.clear();
  for (const [key, value] of Object.entries(tab.session)) sessionStorage.setItem(key, value);
  const made = run();
  tab.session = { ...sessionStorage };
  return made;
}

const fields = ['description', 'targetAudience', 'behavior'] as const;
type Field = (typeof fields)[number];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  localStorage.clear();
  sessionStorage.clear();
  forgetOtherTab();
  setSession({ status: 'signed-out', user: null }, 'initial-session');
});
afterEach(() => {
  for (const { stop } of tabs) stop();
  tabs = [];
  vi.useRealTimers();
});

/** Two tabs at the same draft; what one keeps is told to the other when `deliver` says so, in order. */
function openTabs() {
  for (const { stop } of tabs) stop();
  localStorage.clear();
  const first: Pick<Tab, 'session'> = { session: {} };
  inTab(first, () =>
    keepForGuest({ ...draftAt(3), answers: { ...draftAt(3).answers, productName: 'Tea' } }),
  );
  const id = listGuestDrafts()[0]?.id ?? '';
  const told: string[][] = [[], []];
  tabs = [0, 1].map(() => {
    const tab = { session: {} } as Tab;
    return inTab(tab, () => {
      expect(resumeGuestDraft(id)).toBe(true);
      tab.store = createDraftStore(openDraft().draft);
      tab.stop = () => {};
      return tab;
    });
  });
  const kept = () => readGuestDraft(id) ?? '';
  const hear = (at: number, state: string) =>
    inTab(tabs[at] as Tab, () => {
      const stop = startAutosave(tabs[at]?.store as DraftStore);
      dispatchEvent(new StorageEvent('storage', { key: `guestDraft:${id}`, newValue: state }));
      stop();
    });
  return {
    kept,
    type(at: number, field: Field, text: string) {
      inTab(tabs[at] as Tab, () =>
        tabs[at]?.store.dispatch({ type: 'answered', answers: { [field]: text } }),
      );
    },
    /** `unseen`: it has not heard yet of what the other wrote just now. */
    keep(at: number, unseen = false) {
      const { store } = tabs[at] as Tab;
      const before = kept();
      inTab(tabs[at] as Tab, () => {
        if (unseen) localStorage.setItem(`guestDraft:${id}`, seen[at] ?? before);
        const joined = keepForGuest(store.read());
        if (joined !== store.read()) store.dispatch({ type: 'draft-joined', draft: joined });
      });
      seen[at] = kept();
      told[1 - at]?.push(kept());
    },
    deliver(at: number) {
      for (const state of told[at]?.splice(0) ?? []) hear(at, state);
      seen[at] = kept();
    },
  };
}
let seen: string[] = [];

const steps = fc.array(
  fc.record({
    tab: fc.nat(1),
    act: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...fields) },
      { weight: 3, arbitrary: fc.constantFrom('keep', 'deliver', 'keep-unseen') },
    ),
  }),
  { maxLength: 24 },
);

/** All that a field has said, back and forth from a draft. */
function reachable(store: DraftStore, field: Field): string[] {
  let draft = store.read();
  while (draft.history.undone.length > 0) draft = redo(draft);
  const found = [draft.answers[field]];
  while (draft.history.done.length > 0) {
    draft = undo(draft);
    found.push(draft.answers[field]);
  }
  return found;
}

test('HOUSE-09 of two tabs with one draft neither loses what the other typed: it stands, or is a step back', () => {
  fc.assert(
    fc.property(steps, (acts) => {
      seen = [];
      const both = openTabs();
      const last: Record<string, string>[] = [{}, {}];
      let count = 0;
      for (const { tab, act } of acts) {
        vi.advanceTimersByTime(1_000);
        if (act === 'keep') both.keep(tab);
        else if (act === 'keep-unseen') both.keep(tab, true);
        else if (act === 'deliver') both.deliver(tab);
        else {
          count += 1;
          const text = `${act} ${tab} ${count}`;
          (last[tab] as Record<string, string>)[act] = text;
          both.type(tab, act, text);
        }
      }
      // Both are closed in the end, after each has heard of the other.
      for (const tab of [0, 1, 0, 1]) {
        both.keep(tab);
        both.deliver(0);
        both.deliver(1);
      }
      for (const field of fields) {
        const typed = last.flatMap((one) => one[field] ?? []);
        const said = tabs.map(({ store }) => store.read().answers[field]);
        expect(said[0]).toBe(said[1]);
        if (typed.length === 0) continue;
        expect(typed).toContain(said[0]);
        const found = tabs.flatMap(({ store }) => reachable(store, field));
        for (const text of typed) expect(found).toContain(text);
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('HOUSE-09 what both tabs typed into one field is told, with the other at hand', () => {
  const both = openTabs();
  both.type(0, 'description', 'One');
  both.keep(0);
  both.type(1, 'description', 'Two');
  both.type(1, 'targetAudience', 'Renters');
  vi.advanceTimersByTime(1_000);
  both.keep(1);
  expect(readOtherTab()).toMatchObject({
    taken: [],
    disputed: ['Description'],
    others: [{ words: 'One', answers: { description: 'One' } }],
  });
  forgetOtherTab();
  both.deliver(0);
  expect(readOtherTab()).toMatchObject({ taken: ['Description', 'Target audience'] });
  expect(tabs[0]?.store.read().answers).toMatchObject({
    description: 'Two',
    targetAudience: 'Renters',
  });
});

test('HOUSE-09 WIZ-21 when its guest signs up, a draft open in two tabs becomes one project', async () => {
  vi.useRealTimers();
  const both = openTabs();
  both.type(0, 'description', 'One');
  both.keep(0);
  both.deliver(1);
  const server = projectServer();
  for (const tab of tabs) {
    const saver = inTab(tab, () =>
      createSaver({
        store: tab.store,
        send: async (request) => server.result(request),
        member: () => 'june',
        newId: () => crypto.randomUUID(),
        newDraftKey: draftKeyOfTab,
        keep: () => {},
      }),
    );
    expect(await inTab(tab, () => saver.flush())).toBe(true);
  }
  expect(server.rows.size).toBe(1);
});
