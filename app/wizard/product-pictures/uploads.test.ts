import { beforeEach, expect, test } from 'vitest';
import type { CallFailure, Result } from '#app/calls/ask.ts';
import type { SendOptions } from '#app/calls/send-file.ts';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import { asItCame, type PictureFacts, type PictureKind } from '#domain/pictures/picture.ts';
import { pictureRefusals } from '#domain/pictures/refusals.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { createDraftStore } from '../saving/draft-store.ts';
import { createUploads, type Uploads } from './uploads.ts';

type Sending = SendOptions & {
  name: string;
  end: (result: Result<PictureFacts>) => Promise<void>;
};

let store: ReturnType<typeof createDraftStore>;
let uploads: Uploads;
let sent: Sending[];
let deleted: string[];
let said: string[];
let toasts: Toast[];
let ids: number;
beforeEach(() => openWith({}));

function openWith(more: Partial<Draft>): void {
  [sent, deleted, said, toasts, ids] = [[], [], [], [], 0];
  store = createDraftStore({ ...draftAt(3), ...more });
  const send = (_: unknown, { file }: { file: File }, options: SendOptions) =>
    new Promise((resolve) => {
      const end = async (result: Result<PictureFacts>) => {
        resolve(result);
        await new Promise((done) => setTimeout(done));
      };
      sent.push({ ...options, name: file.name, end });
    });
  const ask = async (_: unknown, { params }: { params: { id: string } }) => {
    deleted.push(params.id);
    return { ok: true, answer: null };
  };
  uploads = createUploads({
    store,
    send: send as never,
    ask: ask as never,
    announce: (text) => said.push(text),
    show: (toast) => toasts.push(toast),
    newId: () => `upload ${++ids}`,
  });
}

const file = (name: string, type = 'image/jpeg', size = 10) =>
  new File([new Uint8Array(size)], name, { type });
const facts = (at: number, kind: PictureKind = 'product'): PictureFacts => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  mark: '0123456789abcdef',
  width: 60,
  height: 80,
  kind,
  ground: 'plain',
  cut: asItCame,
  colours: [],
});
const kept = (at: number, kind?: PictureKind): Result<PictureFacts> => ({
  ok: true,
  answer: facts(at, kind),
});
const failed = (failure: CallFailure): Result<PictureFacts> => ({ ok: false, failure });
const shown = () => store.read().answers.pictures?.product.map(({ id }) => Number(id.at(-1))) ?? [];
const states = () => uploads.read().map(({ state }) => state);

test('BOARD-01 pictures are sent one after the other, and land in the draft as they are drawn', async () => {
  uploads.add([file('a.jpg'), file('b.jpg')], 'product');
  expect(states()).toEqual(['sending', 'waiting']);
  sent[0]?.onSent(0.5);
  expect(uploads.read()[0]).toMatchObject({ share: 0.5 });
  sent[0]?.onSent(1);
  expect(states()).toEqual(['drawing', 'waiting']);
  await sent[0]?.end(kept(1));
  expect([shown(), states()]).toEqual([[1], ['sending']]);
  await sent[1]?.end(kept(2));
  expect([shown(), states()]).toEqual([[1, 2], []]);
  expect(said).toContain('The picture is drawn.');
});

test('BOARD-01 a lost connection loses nothing, and the same file is sent again', async () => {
  uploads.add([file('a.jpg')], 'product');
  await sent[0]?.end(failed({ reason: 'network' }));
  const [upload] = uploads.read();
  expect(upload).toMatchObject({ state: 'failed', again: true });
  uploads.retry(upload?.id ?? '');
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'a.jpg']);
  await sent[1]?.end(kept(1));
  expect([shown(), states()]).toEqual([[1], []]);
});

test('BOARD-01 what the server refuses is said in its words, and is not sent again', async () => {
  uploads.add([file('evil.svg', 'image/svg+xml')], 'logo');
  const fields = { file: pictureRefusals.script };
  await sent[0]?.end(failed({ reason: 'validation', fields }));
  expect(uploads.read()).toMatchObject([{ message: pictureRefusals.script, again: false }]);
  uploads.cancel('upload 1');
  expect(uploads.read()).toEqual([]);
});

test('BOARD-01 what is too large or none of ours does not travel', () => {
  const large = file('large.jpg', 'image/jpeg', 8 * 1024 * 1024 + 1);
  uploads.add([large, file('IMG_1.HEIC', ''), file('a.pdf', 'application/pdf')], 'product');
  expect(sent).toEqual([]);
  expect(uploads.read().map((one) => ('message' in one ? one.message : ''))).toEqual([
    pictureRefusals['too-large'],
    pictureRefusals.heic,
    pictureRefusals['not-a-picture'],
  ]);
});

test('BOARD-01 a fourth picture is too many, and says so', () => {
  uploads.add(
    [1, 2, 3, 4].map((at) => file(`${at}.jpg`)),
    'product',
  );
  expect(states()).toEqual(['sending', 'waiting', 'waiting', 'failed']);
});

test('BOARD-01 what was refused takes the place of no picture', async () => {
  uploads.add([file('a.jpg'), file('b.jpg'), file('film.mp4', 'video/mp4')], 'product');
  await sent[0]?.end(kept(1));
  await sent[1]?.end(failed({ reason: 'validation', fields: { file: pictureRefusals.script } }));
  uploads.add([file('c.jpg'), file('d.jpg'), file('e.jpg')], 'product');
  const waiting = uploads.read().filter(({ state }) => state === 'sending' || state === 'waiting');
  expect(waiting.map(({ name }) => name)).toEqual(['c.jpg', 'd.jpg']);
  expect(uploads.read().at(-1)).toMatchObject({ name: 'e.jpg', state: 'failed' });
});

test('BOARD-01 what was cancelled lands nowhere, and is deleted if it arrived', async () => {
  uploads.add([file('a.jpg'), file('b.jpg')], 'product');
  uploads.cancel('upload 1');
  expect(sent[0]?.signal.aborted).toBe(true);
  await sent[0]?.end(kept(1));
  expect([shown(), deleted]).toEqual([[], [facts(1).id]]);
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
});

test('BOARD-01 a draft that goes takes its pictures along, one that is kept elsewhere does not', async () => {
  uploads.add([file('a.jpg'), file('b.jpg')], 'product');
  await sent[0]?.end(kept(1));
  uploads.leave();
  expect([sent[1]?.signal.aborted, deleted, states()]).toEqual([true, [facts(1).id], []]);

  openWith({});
  uploads.add([file('a.jpg')], 'product');
  await sent[0]?.end(kept(1));
  store.dispatch({ type: 'undone', count: 1 });
  expect([shown(), deleted]).toEqual([[], []]);
  uploads.leave();
  expect(deleted).toEqual([facts(1).id]);

  openWith({ receipt: { email: 'june@example.com', submissionId: 'x', frames: 4 } });
  uploads.add([file('a.jpg')], 'product');
  await sent[0]?.end(kept(1));
  uploads.leave();
  expect(deleted).toEqual([]);
});

test('BOARD-01 HIST-02 one takes the place of another, removing takes it out, and both come back until nothing leads to them', async () => {
  uploads.add([file('a.jpg')], 'product');
  await sent[0]?.end(kept(1));
  uploads.add([file('b.jpg')], 'product', facts(1).id);
  await sent[1]?.end(kept(2));
  expect([shown(), deleted]).toEqual([[2], []]);
  uploads.add([file('logo.png', 'image/png')], 'logo');
  await sent[2]?.end(kept(3, 'logo'));
  expect(store.read().answers.pictures?.logo?.id).toBe(facts(3).id);
  uploads.remove(facts(3).id);
  uploads.remove(facts(2).id);
  expect([store.read().answers.pictures, deleted]).toEqual([undefined, []]);
  store.dispatch({ type: 'undone', count: 2 });
  expect([shown(), store.read().answers.pictures?.logo?.id]).toEqual([[2], facts(3).id]);
  store.dispatch({ type: 'undone', count: 2 });
  expect([shown(), deleted]).toEqual([[1], []]);
  store.dispatch({ type: 'answered', answers: { notes: 'At dawn.' } });
  expect(deleted).toEqual([facts(2).id, facts(3).id]);
});

test('BOARD-01 a picture that fails once its step was left says so to everybody, and where to try again', async () => {
  uploads.add([file('logo.png', 'image/png')], 'logo');
  uploads.add([file('a.jpg')], 'product');
  await sent[0]?.end(failed({ reason: 'network' }));
  expect(toasts).toEqual([]);
  expect(said.at(-1)).toContain('logo.png: ');
  store.dispatch({ type: 'visited', step: 2 });
  await sent[1]?.end(failed({ reason: 'network' }));
  expect(toasts).toEqual([
    {
      title: 'a.jpg did not arrive',
      text: expect.stringContaining('Step 3 has it'),
      tone: 'destructive',
      about: 'pictures',
    },
  ]);
});
