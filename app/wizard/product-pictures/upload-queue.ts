// Files on their way to the server, one after the other.
import type { sendFile } from '#app/calls/send-file.ts';
import { openStore, type Store } from '#app/ui/store.ts';
import { keepPicture } from '#domain/contract/picture-routes.ts';
import type { PictureFacts, PictureKind } from '#domain/pictures/picture.ts';
import { failureOf } from './refused-picture.ts';

type Sent = {
  id: string;
  kind: PictureKind;
  name: string;
  /** The picture it takes the place of. */
  instead?: string | undefined;
};
export type Upload = Sent /** Another one is on its way. */ &
  (
    | { state: 'waiting' }
    | { state: 'sending'; share: number }
    /** All has left: the server cuts it out and draws it. */
    | { state: 'drawing' }
    /** `again`: the same file may succeed another time. */
    | { state: 'failed'; message: string; again: boolean }
  );

type QueueParts = {
  send: typeof sendFile;
  failed: (name: string, message: string) => void;
  landed: (facts: PictureFacts, instead: string | undefined) => void;
  /** It was given up, and arrived all the same. */
  unwanted: (id: string) => void;
};
type Queue = QueueParts & {
  store: Store<readonly Upload[]>;
  files: Map<string, File>;
  controllers: Map<string, AbortController>;
};

export function openUploadQueue(parts: QueueParts) {
  const store = openStore<readonly Upload[]>([]);
  const queue: Queue = { ...parts, store, files: new Map(), controllers: new Map() };
  const { files, controllers } = queue;
  return {
    read: store.read,
    subscribe: store.subscribe,
    add(one: Sent, file: File) {
      files.set(one.id, file);
      store.write([...store.read(), { ...one, state: 'waiting' }]);
      void sendNext(queue);
    },
    refuse(one: Sent, message: string) {
      store.write([...store.read(), { ...one, state: 'failed', message, again: false }]);
      parts.failed(one.name, message);
    },
    /** Sends a failed one once more. */
    retry(id: string) {
      const upload = store.read().find((one) => one.id === id);
      if (!upload) return;
      change(queue, { ...sentOf(upload), state: 'waiting' });
      void sendNext(queue);
    },
    /** Ends it, or takes a failed one away. */
    cancel(id: string) {
      const controller = controllers.get(id);
      drop(queue, id);
      controller?.abort();
      void sendNext(queue);
    },
    /** Gives up all. */
    clear() {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
      files.clear();
      store.write([]);
    },
  };
}

const sentOf = ({ id, kind, name, instead }: Upload): Sent => ({ id, kind, name, instead });

const change = ({ store }: Queue, to: Upload) =>
  store.write(store.read().map((one) => (one.id === to.id ? to : one)));

function drop({ store, files, controllers }: Queue, id: string): void {
  files.delete(id);
  controllers.delete(id);
  store.write(store.read().filter((one) => one.id !== id));
}

// The first answer gives a guest the key that the next ones need.
async function sendNext(queue: Queue): Promise<void> {
  const uploads = queue.store.read();
  const isUnderWay = uploads.some(({ state }) => state === 'sending' || state === 'drawing');
  const next = isUnderWay ? undefined : uploads.find(({ state }) => state === 'waiting');
  const file = next && queue.files.get(next.id);
  if (!next || !file) return;
  await sendOne(queue, sentOf(next), file);
  void sendNext(queue);
}

async function sendOne(queue: Queue, one: Sent, file: File): Promise<void> {
  const { id, kind, name, instead } = one;
  const controller = new AbortController();
  queue.controllers.set(id, controller);
  change(queue, { ...one, state: 'sending', share: 0 });
  const result = await queue.send(
    keepPicture,
    { query: { kind }, file },
    {
      signal: controller.signal,
      onSent: (share) =>
        change(
          queue,
          share < 1 ? { ...one, state: 'sending', share } : { ...one, state: 'drawing' },
        ),
    },
  );
  // Given up, and perhaps begun again: whatever came of it concerns nobody.
  if (queue.controllers.get(id) !== controller) {
    if (result.ok) queue.unwanted(result.answer.id);
  } else if (result.ok) {
    drop(queue, id);
    queue.landed(result.answer, instead);
  } else {
    const failed = failureOf(result.failure);
    change(queue, { ...one, state: 'failed', ...failed });
    queue.failed(name, failed.message);
  }
}
