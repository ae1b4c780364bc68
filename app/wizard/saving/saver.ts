// Saves the draft as a project of the member: one request at a time, the latest state wins.
import type { CallFailure, Result } from '#app/calls/ask.ts';
import { call } from '#app/calls/call.ts';
import { changeProject, createProject } from '#domain/contract/project-routes.ts';
import { projectConflict, type WholeProject } from '#domain/projects/project.ts';
import { isSaved } from '#domain/wizard/saving/content-key.ts';
import {
  nextSave,
  type SaveRequest,
  saveRequest,
  saveWaitMs,
} from '#domain/wizard/saving/project-save.ts';
import { retryWaitMs, type SaveFailure } from '#domain/wizard/saving/saving.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { ownGuestDraft } from './guest-drafts.ts';
import { listParkedDrafts } from './saved-state.ts';
import { dropParkedDraft } from './tab-state.ts';

export type SaverParts = {
  store: DraftStore;
  send: (request: SaveRequest) => Promise<Result<WholeProject>>;
  /** Id of who is signed in; null for nobody. */
  member: () => string | null;
  newId: () => string;
  /** By which the server knows the draft again, whoever saves it first. */
  newDraftKey: () => string;
  /** Keeps the draft and its project in the tab: before a request, and after its answer. */
  keep: () => void;
};
export type Saver = ReturnType<typeof createSaver>;

/** `save` sends what is not saved yet; `flush` until everything is, and says whether it is. */
export function createSaver({ store, send, member, newId, newDraftKey, keep }: SaverParts) {
  let running: Promise<void> | null = null;
  const next = () => nextSave(store.read(), member(), { run: newId(), draftKey: newDraftKey() });

  // Everything up to the request happens at once, so that a page that is left still sends it.
  function begin(): Promise<void> | null {
    const start = next();
    if (!start) return null;
    store.dispatch({ type: 'save-started', ...start });
    const request = saveRequest(store.read());
    if (store.read().saving?.id !== start.run || !request) return null;
    keep();
    return send(request).then((result) => {
      receive(start.run, request, result);
      keep();
    });
  }

  function receive(run: string, request: SaveRequest, result: Result<WholeProject>): void {
    if (result.ok) {
      store.dispatch({ type: 'save-succeeded', run, project: result.answer });
      return;
    }
    console.warn('The project was not saved:', result.failure.reason);
    const failure = saveFailure(result.failure, request);
    store.dispatch({ type: 'save-failed', run, failure });
  }

  function save(): Promise<void> {
    running ??=
      begin()?.finally(() => {
        running = null;
      }) ?? null;
    return running ?? Promise.resolve();
  }
  return {
    save,
    /** Whether a save is under way or would begin now. */
    isPending: () => running !== null || next() !== null,
    async flush(): Promise<boolean> {
      if (running) await running;
      while (next()) {
        const { saveTrouble } = store.read();
        await save();
        const after = store.read().saveTrouble;
        if (after !== null && after !== saveTrouble) return false;
      }
      return isSaved(store.read());
    },
  };
}

function saveFailure(failure: CallFailure, { kind }: SaveRequest): SaveFailure {
  switch (failure.reason) {
    case 'signed-out':
      return { kind: 'signed-out' };
    case 'missing':
      if (kind === 'change') return { kind: 'gone' };
      return unknown;
    case 'validation':
    case 'refused':
      return { kind: 'refused' };
    case 'limited':
      return { kind: 'failed', arrived: false, retryAfterSeconds: failure.retryAfterSeconds };
    case 'conflict': {
      const body = projectConflict.safeParse(failure.body);
      return body.success ? { kind: 'conflict', theirs: body.data.project } : unknown;
    }
    default:
      return unknown;
  }
}

/** A guest's draft has one in this browser: in whichever tabs it is open, it is saved as one project. */
export const draftKeyOfTab = (): string => ownGuestDraft() ?? crypto.randomUUID();

const unknown: SaveFailure = { kind: 'failed', arrived: true, retryAfterSeconds: null };

/** Typing without a pause is saved this often. */
const longestWaitMs = 6_000;

/**
 * Saves at the start, shortly after each change, at once when the page is hidden or the connection
 * is back, and again after a failure. Returns how to stop; with `last` what is not saved then is
 * sent once more.
 */
export function startSaving(store: DraftStore, saver: Saver): (last: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedSince: number | null = null;
  let before = store.read();

  const save = () => {
    clearTimeout(timer);
    changedSince = null;
    void saver.save();
  };
  const saveIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(save, milliseconds);
  };
  const changed = () => {
    const [earlier, draft] = [before, store.read()];
    before = draft;
    const { saving, saveTrouble } = draft;
    if (saving !== null) return;
    if (saveTrouble?.kind === 'failed') {
      // Typing on does not bring the next try nearer.
      if (saveTrouble !== earlier.saveTrouble) saveIn(retryWaitMs(saveTrouble));
      return;
    }
    changedSince ??= Date.now();
    const mostWaitMs = Math.max(0, changedSince + longestWaitMs - Date.now());
    saveIn(Math.min(saveWaitMs(earlier, draft), mostWaitMs));
  };
  const hidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  const unsubscribe = store.subscribe(changed);
  window.addEventListener('online', save);
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', hidden);
  save();
  return (last) => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', save);
    window.removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', hidden);
    if (last) save();
  };
}

type ParkedParts = Omit<SaverParts, 'store' | 'keep'>;
let earlier = Promise.resolve();

/** Saves the member's own drafts that lie aside, one by one. What cannot be saved stays there. */
export function saveParkedDrafts(parts: ParkedParts): Promise<void> {
  earlier = earlier.then(() => saveEach(parts));
  return earlier;
}

async function saveEach(parts: ParkedParts): Promise<void> {
  for (const { id, draft } of listParkedDrafts(parts.member())) {
    if (draft.project === null) continue;
    const saver = createSaver({ ...parts, store: createDraftStore(draft), keep: () => {} });
    if (await saver.flush()) dropParkedDraft(id);
  }
}

// Browsers let a page that is left finish 64 kB of requests, headers included.
const mostKeptAlive = 60_000;

/** Sends a save. A small one goes on when the page is left. */
export function sendProject(request: SaveRequest) {
  const keepalive = new Blob([JSON.stringify(request)]).size < mostKeptAlive;
  return request.kind === 'create'
    ? call(createProject, { body: request.project }, { keepalive })
    : call(changeProject, { params: { id: request.id }, body: request.changes }, { keepalive });
}
