// Saves the draft as a project of the member: one request at a time, the latest state wins.
import type { CallFailure, Result } from '#app/calls/ask.ts';
import { projectConflict, type WholeProject } from '#domain/projects/project.ts';
import {
  isSaved,
  nextSave,
  type SaveRequest,
  saveRequest,
  serverSnapshotOf,
} from '#domain/wizard/draft/project-save.ts';
import type { SaveFailure } from '#domain/wizard/draft/saving.ts';
import type { DraftStore } from './draft-store.ts';

export type SaverParts = {
  store: DraftStore;
  send: (request: SaveRequest) => Promise<Result<WholeProject>>;
  /** Id of who is signed in; null for nobody. */
  member: () => string | null;
  newId: () => string;
  /** Keeps the draft and its project in the tab: before a request, and after its answer. */
  keep: () => void;
};
export type Saver = ReturnType<typeof createSaver>;

/** `save` sends what is not saved yet; `flush` until everything is, and says whether it is. */
export function createSaver({ store, send, member, newId, keep }: SaverParts) {
  let running: Promise<void> | null = null;
  const next = () => nextSave(store.read(), member(), { run: newId(), draftKey: newId() });

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
      store.dispatch({ type: 'save-succeeded', run, snapshot: serverSnapshotOf(result.answer) });
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
      return body.success
        ? { kind: 'conflict', theirs: serverSnapshotOf(body.data.project) }
        : unknown;
    }
    default:
      return unknown;
  }
}

const unknown: SaveFailure = { kind: 'failed', arrived: true, retryAfterSeconds: null };
