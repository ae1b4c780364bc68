// Pictures on their way to the server. They go on when the step is left, and land in the draft.
import type { call } from '#app/calls/call.ts';
import type { sendFile } from '#app/calls/send-file.ts';
import { deletePicture } from '#domain/contract/picture-routes.ts';
import type { PictureFacts, PictureKind } from '#domain/pictures/picture.ts';
import {
  hasPicture,
  roomFor,
  withoutPicture,
  withPicture,
} from '#domain/pictures/place-picture.ts';
import { picturesIn, picturesLetGo } from '#domain/wizard/history/shown-pictures.ts';
import type { WizardParts } from '../wizard-parts.ts';
import { refusalOf, tooMany } from './refused-picture.ts';
import { openUploadQueue } from './upload-queue.ts';

export type UploadParts = Pick<WizardParts, 'store' | 'announce' | 'show' | 'newId'> & {
  send: typeof sendFile;
  ask: typeof call;
};
export type Uploads = ReturnType<typeof createUploads>;

const nameOf = { product: 'picture', logo: 'logo' } as const;

export function createUploads(parts: UploadParts) {
  const { store, send, ask, announce, newId } = parts;
  const known = new Map<string, PictureFacts>();
  const pictures = () => store.read().answers.pictures;
  const say = (next: ReturnType<typeof pictures>) =>
    store.dispatch({ type: 'answered', answers: { pictures: next } });
  const forget = (id: string) => void ask(deletePicture, { params: { id } }, { keepalive: true });

  function landed(facts: PictureFacts, instead: string | undefined): void {
    known.set(facts.id, facts);
    const next = withPicture(pictures(), facts, instead);
    // There was room when it was sent, and is no more.
    if (!hasPicture(next, facts.id)) {
      forget(facts.id);
      return;
    }
    say(next);
    announce(`The ${nameOf[facts.kind]} is drawn.`);
  }
  // What was removed or replaced can be taken back: it is deleted once no way leads to it.
  let before = store.read();
  store.subscribe(() => {
    const after = store.read();
    for (const id of picturesLetGo(before, after)) forget(id);
    before = after;
  });
  const queue = openUploadQueue({ send, failed: failing(parts), landed, unwanted: forget });
  const { read, subscribe, retry, cancel } = queue;

  return {
    ...{ read, subscribe, retry, cancel },
    /** Sends files, as many as there is room for; the others are said to be too many. */
    add(files: readonly File[], kind: PictureKind, instead?: string) {
      // What was refused for good takes no place.
      const under = read().filter(
        (one) => one.kind === kind && !one.instead && (one.state !== 'failed' || one.again),
      ).length;
      let room = instead || kind === 'logo' ? 1 : roomFor(pictures(), kind) - under;
      for (const file of files) {
        const one = { id: newId(), kind, name: file.name || nameOf[kind], instead };
        const refusal = room > 0 ? refusalOf(file) : tooMany[kind];
        if (refusal) queue.refuse(one, refusal);
        else {
          room -= 1;
          queue.add(one, file);
        }
      }
    },
    /** Takes a picture out of the draft, which can be taken back. */
    remove(id: string) {
      say(withoutPicture(pictures(), id));
      announce('The picture is removed. Undo brings it back.');
    },
    /**
     * The draft goes: what is on its way is given up, and its pictures are deleted with those that were
     * taken back, unless a project or a package has them.
     */
    leave() {
      queue.clear();
      const draft = store.read();
      if (draft.project || draft.receipt) return;
      for (const id of new Set(picturesIn(draft))) forget(id);
    },
    /** A picture was cut anew. */
    recut(facts: PictureFacts) {
      known.set(facts.id, facts);
      if (hasPicture(pictures(), facts.id)) say(withPicture(pictures(), facts, facts.id));
    },
    /** What is known of a picture. */
    factsOf: (id: string) => known.get(id),
    learn: (facts: PictureFacts) => void known.set(facts.id, facts),
  };
}

// On its step the tile says it to the eye. Elsewhere nothing does.
const failing =
  ({ store, announce, show }: UploadParts) =>
  (name: string, message: string): void => {
    if (store.read().step === 3) announce(`${name}: ${message}`);
    else
      show({
        title: `${name} did not arrive`,
        text: `${message} Step 3 has it, to be sent again or left out.`,
        tone: 'destructive',
        about: 'pictures',
      });
  };
