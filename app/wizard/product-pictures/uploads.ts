// Pictures on their way to the server. They go on when the step is left, and land in the draft.

import type { CallFailure } from '#app/calls/ask.ts';
import type { call } from '#app/calls/call.ts';
import type { sendFile } from '#app/calls/send-file.ts';
import { deletePicture, keepPicture } from '#domain/contract/picture-routes.ts';
import {
  type PictureFacts,
  type PictureKind,
  pictureLimits,
  pictureTypes,
} from '#domain/pictures/picture.ts';
import {
  hasPicture,
  roomFor,
  withoutPicture,
  withPicture,
} from '#domain/pictures/place-picture.ts';
import { pictureRefusals } from '#domain/pictures/refusals.ts';
import type { DraftStore } from '../saving/draft-store.ts';

export type Upload = {
  id: string;
  kind: PictureKind;
  name: string;
  /** The picture it takes the place of. */
  instead?: string | undefined;
} /** Another one is on its way. */ & (
  | { state: 'waiting' }
  | { state: 'sending'; share: number }
  /** All has left: the server cuts it out and draws it. */
  | { state: 'drawing' }
  /** `again`: the same file may succeed another time. */
  | { state: 'failed'; message: string; again: boolean }
);

export type Uploads = {
  read(): readonly Upload[];
  subscribe(listener: () => void): () => void;
  /** Sends files, as many as there is room for; the others are said to be too many. */
  add(files: readonly File[], kind: PictureKind, instead?: string): void;
  retry(id: string): void;
  /** Ends it, or takes a failed one away. */
  cancel(id: string): void;
  /** Takes a picture out of the draft and has it deleted. */
  remove(id: string): void;
  /**
   * The draft goes: what is on its way is given up, and its pictures are deleted, unless a project or
   * a package has them.
   */
  leave(): void;
  /** A picture was cut anew. */
  recut(facts: PictureFacts): void;
  /** What is known of a picture. */
  factsOf(id: string): PictureFacts | undefined;
  learn(facts: PictureFacts): void;
};

export type UploadParts = {
  store: DraftStore;
  send: typeof sendFile;
  ask: typeof call;
  announce: (said: string) => void;
  newId: () => string;
};

const types: readonly string[] = pictureTypes;
const nameOf = { product: 'picture', logo: 'logo' } as const;

export function createUploads({ store, send, ask, announce, newId }: UploadParts): Uploads {
  let uploads: readonly Upload[] = [];
  const files = new Map<string, File>();
  const controllers = new Map<string, AbortController>();
  const known = new Map<string, PictureFacts>();
  const listeners = new Set<() => void>();

  const pictures = () => store.read().answers.pictures;
  const say = (next: ReturnType<typeof pictures>) =>
    store.dispatch({ type: 'answered', answers: { pictures: next } });
  function become(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const change = (id: string, to: Upload) =>
    become(uploads.map((one) => (one.id === id ? to : one)));
  const drop = (id: string) => {
    files.delete(id);
    controllers.delete(id);
    become(uploads.filter((one) => one.id !== id));
  };
  const forget = (id: string) => void ask(deletePicture, { params: { id } }, { keepalive: true });

  // One after the other: the first answer gives a guest the key that the next ones need.
  async function sendNext(): Promise<void> {
    const isUnderWay = uploads.some(({ state }) => state === 'sending' || state === 'drawing');
    const next = isUnderWay ? undefined : uploads.find(({ state }) => state === 'waiting');
    if (!next) return;
    await sendOne(next.id);
    void sendNext();
  }

  async function sendOne(id: string): Promise<void> {
    const [upload, file] = [uploads.find((one) => one.id === id), files.get(id)];
    if (!upload || !file) return;
    const { kind, name, instead } = upload;
    const base = { id, kind, name, instead };
    const controller = new AbortController();
    controllers.set(id, controller);
    change(id, { ...base, state: 'sending', share: 0 });
    const result = await send(
      keepPicture,
      { query: { kind }, file },
      {
        signal: controller.signal,
        onSent: (share) =>
          change(
            id,
            share < 1 ? { ...base, state: 'sending', share } : { ...base, state: 'drawing' },
          ),
      },
    );
    // Given up, and perhaps begun again: whatever came of it concerns nobody.
    if (controllers.get(id) !== controller) {
      if (result.ok) forget(result.answer.id);
      return;
    }
    if (!result.ok) {
      const failed = failureOf(result.failure);
      change(id, { ...base, state: 'failed', ...failed });
      announce(`${name}: ${failed.message}`);
      return;
    }
    drop(id);
    land(result.answer, instead);
  }

  function land(facts: PictureFacts, instead: string | undefined): void {
    known.set(facts.id, facts);
    const before = pictures();
    const replaced = facts.kind === 'logo' ? before?.logo?.id : instead;
    const next = withPicture(before, facts, instead);
    // There was room when it was sent, and is no more.
    if (!hasPicture(next, facts.id)) {
      forget(facts.id);
      return;
    }
    say(next);
    if (replaced && !hasPicture(next, replaced)) forget(replaced);
    announce(`The ${nameOf[facts.kind]} is drawn.`);
  }

  return {
    read: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(chosen, kind, instead) {
      const under = uploads.filter((one) => one.kind === kind && !one.instead).length;
      let room = instead || kind === 'logo' ? 1 : roomFor(pictures(), kind) - under;
      for (const file of chosen) {
        const id = newId();
        const base = { id, kind, name: file.name || nameOf[kind], instead };
        const refusal = room > 0 ? refusalOf(file) : tooMany[kind];
        room -= refusal ? 0 : 1;
        if (refusal) {
          become([...uploads, { ...base, state: 'failed', message: refusal, again: false }]);
          announce(`${base.name}: ${refusal}`);
          continue;
        }
        files.set(id, file);
        become([...uploads, { ...base, state: 'waiting' }]);
      }
      void sendNext();
    },
    retry(id) {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      const { kind, name, instead } = upload;
      change(id, { id, kind, name, instead, state: 'waiting' });
      void sendNext();
    },
    cancel(id) {
      const controller = controllers.get(id);
      drop(id);
      controller?.abort();
      void sendNext();
    },
    remove(id) {
      say(withoutPicture(pictures(), id));
      known.delete(id);
      forget(id);
      announce('The picture is removed.');
    },
    leave() {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
      files.clear();
      become([]);
      const { project, receipt, answers } = store.read();
      if (project || receipt) return;
      const { product = [], logo } = answers.pictures ?? {};
      for (const { id } of [...product, ...(logo ? [logo] : [])]) forget(id);
    },
    recut(facts) {
      known.set(facts.id, facts);
      if (hasPicture(pictures(), facts.id)) say(withPicture(pictures(), facts, facts.id));
    },
    factsOf: (id) => known.get(id),
    learn: (facts) => void known.set(facts.id, facts),
  };
}

const tooMany: Record<PictureKind, string> = {
  product: 'Three pictures of the product are the most. Remove one, or replace it.',
  logo: 'One logo is the most.',
};

// What the server would refuse anyway need not travel.
function refusalOf(file: File): string | undefined {
  if (file.size > pictureLimits.megabytes * 1024 * 1024) return pictureRefusals['too-large'];
  if (types.includes(file.type)) return undefined;
  return pictureRefusals[/hei[cf]$/i.test(file.type || file.name) ? 'heic' : 'not-a-picture'];
}

function failureOf(failure: CallFailure): { message: string; again: boolean } {
  switch (failure.reason) {
    case 'validation':
      return { message: Object.values(failure.fields)[0] ?? pictureRefusals.broken, again: false };
    case 'limited':
      return { message: 'That was a lot at once. Please try again later.', again: true };
    case 'network':
    case 'timeout':
      return {
        message: 'The connection was lost on the way. Nothing you typed is lost.',
        again: true,
      };
    default:
      return {
        message:
          ('message' in failure && failure.message) || 'This did not work. Please try again.',
        again: true,
      };
  }
}
