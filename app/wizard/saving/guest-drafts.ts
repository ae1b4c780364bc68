// Guests' drafts, which outlive the tab: in this browser's local storage, for thirty days, each with its
// state apart, so that the landing page reads a small list alone. A member's draft is in the account.
import { z } from 'zod';
import { readItem, removeItem, writeItem } from '#app/ui/page/tab-storage.ts';
import { keptDays } from '#domain/retention.ts';

const listKey = 'guestDrafts';
const idKey = 'guestDraft';
const stateKeyOf = (id: string) => `guestDraft:${id}`;
const mostKept = 5;
/** Characters of a state; browsers give a site some five million in all. */
const longest = 900_000;
const keptMs = keptDays.guestDraft * 86_400_000;

const guestDraft = z.object({
  id: z.string().max(80),
  /** When it was kept last, in milliseconds. */
  at: z.number(),
  name: z.string(),
  /** Of the thirteen, as it is shown. */
  step: z.string(),
});
export type GuestDraft = z.infer<typeof guestDraft>;

/** The drafts of this browser that nobody's account has, newest first. */
export function listGuestDrafts(now = Date.now()): GuestDraft[] {
  const parsed = z.array(guestDraft).safeParse(jsonOf(read(listKey)));
  return parsed.success ? parsed.data.filter(({ at }) => at > now - keptMs) : [];
}

/** When a draft goes by itself, as an ISO text. */
export const guestDraftEnds = ({ at }: GuestDraft): string => new Date(at + keptMs).toISOString();

/** Keeps the draft of this tab, in the place of what was kept of it; `state` is that of the tab. */
export function keepGuestDraft({
  name,
  step,
  state,
}: {
  name: string;
  step: string;
  state: string;
}) {
  const id = nameGuestDraft();
  if (state.length > longest) return forgetGuestDraft(id);
  const others = listGuestDrafts().filter((one) => one.id !== id);
  const kept = [{ id, at: Date.now(), name, step }, ...others.slice(0, mostKept - 1)];
  drop(others.slice(mostKept - 1));
  // A browser whose storage is full gives up the oldest first.
  while (!write(stateKeyOf(id), state)) {
    const oldest = kept.length > 1 ? kept.pop() : undefined;
    if (!oldest) return forgetGuestDraft(id);
    drop([oldest]);
  }
  write(listKey, JSON.stringify(kept));
}

/** The state of a kept draft, which this tab goes on with; null where it is gone. */
export function takeGuestDraft(id: string): string | null {
  const state = read(stateKeyOf(id));
  if (state === null) forgetGuestDraft(id);
  else ownThisGuestDraft(id);
  return state;
}

/** Which of them this tab works on, if any. */
export const ownGuestDraft = (): string | null => readItem(idKey);

/** What is kept of one, to put it back with; null where it is gone. */
export const readGuestDraft = (id: string): string | null => read(stateKeyOf(id));

/** Puts one back as it was, for as long as it had left; false where the browser takes it no more. */
export function putBackGuestDraft(draft: GuestDraft, state: string): boolean {
  if (!write(stateKeyOf(draft.id), state)) return false;
  const others = listGuestDrafts().filter(({ id }) => id !== draft.id);
  const kept = [draft, ...others].toSorted((one, other) => other.at - one.at);
  drop(kept.slice(mostKept));
  return write(listKey, JSON.stringify(kept.slice(0, mostKept)));
}

/** The name of what this tab works on, which has one from now on. */
export function nameGuestDraft(): string {
  const id = ownGuestDraft() ?? crypto.randomUUID();
  ownThisGuestDraft(id);
  return id;
}

/** Calls `hear` with each state of its draft that another tab keeps. Returns how to stop. */
export function hearGuestDraft(hear: (state: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    const id = ownGuestDraft();
    if (id !== null && key === stateKeyOf(id) && newValue !== null) hear(newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** This tab works on that one. */
export const ownThisGuestDraft = (id: string): void => writeItem(idKey, id);

/** What this tab works on has an account now, or shall be forgotten. */
export function forgetOwnGuestDraft(): void {
  const id = ownGuestDraft();
  if (id !== null) forgetGuestDraft(id);
}

/** This tab begins another one; what was kept stays for later. */
export const leaveGuestDraft = (): void => removeItem(idKey);

/** Removes a draft from this browser. */
export function forgetGuestDraft(id: string): void {
  if (ownGuestDraft() === id) removeItem(idKey);
  drop([{ id }]);
  const left = listGuestDrafts().filter((one) => one.id !== id);
  if (left.length > 0) write(listKey, JSON.stringify(left));
  else remove(listKey);
}

/** Removes what is over. */
export function sweepGuestDrafts(now = Date.now()): void {
  const parsed = z.array(guestDraft).safeParse(jsonOf(read(listKey)));
  if (!parsed.success) remove(listKey);
  const over = (parsed.data ?? []).filter(({ at }) => at <= now - keptMs);
  for (const { id } of over) forgetGuestDraft(id);
}

function drop(drafts: readonly Pick<GuestDraft, 'id'>[]): void {
  for (const { id } of drafts) remove(stateKeyOf(id));
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return null;
  }
}

// Storage can be forbidden: then a draft lives as long as its tab.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there.
  }
}
