import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepConnected, type Line, pauseBefore } from './keep-connected.ts';

/** A client that does what the test says, when it says so. */
class FakeLine implements Line {
  readonly opening = Promise.withResolvers<void>();
  readonly heard: Record<'error' | 'end', (error?: Error) => void> = {
    error: () => {},
    end: () => {},
  };
  isEnded = false;
  on(event: 'error' | 'end', heard: (error?: Error) => void) {
    this.heard[event] = heard;
  }
  async end() {
    this.isEnded = true;
    this.heard.end();
  }
}

type Pause = { milliseconds: number; over: () => void; isOver: boolean };

function openWorld() {
  const lines: FakeLine[] = [];
  const pauses: Pause[] = [];
  const told: string[] = [];
  const parts = {
    make() {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    open: (line: FakeLine) => line.opening.promise,
    onLost: () => void told.push('lost'),
    onBack: () => void told.push('back'),
    pause(milliseconds: number, signal: AbortSignal) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const pause: Pause = {
        milliseconds,
        isOver: false,
        over() {
          pause.isOver = true;
          resolve();
        },
      };
      if (signal.aborted) pause.over();
      signal.addEventListener('abort', pause.over);
      pauses.push(pause);
      return promise;
    },
    random: () => 0.5,
  };
  return {
    lines,
    pauses,
    told,
    parts,
    alive: () => lines.filter(({ isEnded }) => !isEnded),
    waiting: () => pauses.filter(({ isOver }) => !isOver),
  };
}

const acts = ['opens', 'refuses', 'breaks', 'ends', 'waits', 'old breaks', 'old ends'] as const;
type Act = (typeof acts)[number];

function perform(act: Act, { lines, waiting }: ReturnType<typeof openWorld>): void {
  const last = lines.at(-1);
  if (act === 'opens') last?.opening.resolve();
  if (act === 'refuses') last?.opening.reject(new Error('ECONNREFUSED'));
  if (act === 'breaks') last?.heard.error(new Error('ECONNRESET'));
  if (act === 'ends') last?.heard.end();
  if (act === 'waits') waiting()[0]?.over();
  if (act === 'old breaks') for (const line of lines.slice(0, -1)) line.heard.error(new Error('x'));
  if (act === 'old ends') for (const line of lines.slice(0, -1)) line.heard.end();
}

const settle = async () => {
  for (let turn = 0; turn < 4; turn++) await nextTurn();
};

async function openConnected() {
  const world = openWorld();
  const connecting = keepConnected(world.parts);
  world.lines[0]?.opening.resolve();
  const close = await connecting;
  return { ...world, close };
}

test('FN-02 whatever happens in whatever order, there is one connection or one timer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { maxLength: 40 }), async (happened) => {
      const world = await openConnected();
      for (const act of happened) {
        perform(act, world);
        await settle();
        expect(world.alive().length).toBeLessThanOrEqual(1);
        expect(world.waiting().length).toBeLessThanOrEqual(1);
        expect(world.alive().length + world.waiting().length).toBeGreaterThan(0);
      }
      // It says each outage once, and each end of one once.
      expect(world.told).toEqual(world.told.map((_, place) => (place % 2 ? 'back' : 'lost')));
      // From wherever it stands it comes back as soon as it can.
      for (let turn = 0; turn < 3; turn++) {
        perform(world.alive().length ? 'opens' : 'waits', world);
        await settle();
      }
      expect(world.told.length % 2).toBe(0);
      expect(world.alive()).toHaveLength(1);
      expect(world.waiting()).toEqual([]);
      await world.close();
      expect([world.alive(), world.waiting()]).toEqual([[], []]);
    }),
  );
});

test('closing ends it in the middle of anything, and nothing follows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { maxLength: 12 }), async (happened) => {
      const world = await openConnected();
      for (const act of happened) {
        perform(act, world);
        await settle();
      }
      await world.close();
      const [made, told] = [world.lines.length, world.told.length];
      for (const act of acts) perform(act, world);
      await settle();
      expect([world.lines.length, world.told.length]).toEqual([made, told]);
      expect([world.alive(), world.waiting()]).toEqual([[], []]);
    }),
  );
});

test('a first attempt that fails is said to who asked, and leaves nothing', async () => {
  const world = openWorld();
  const connecting = keepConnected(world.parts);
  world.lines[0]?.opening.reject(new Error('no such user'));
  await expect(connecting).rejects.toThrow('no such user');
  expect([world.alive(), world.waiting(), world.told]).toEqual([[], [], []]);
});

test('pauses grow, stay under ten seconds and differ between processes', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
      const pause = pauseBefore(attempt, random);
      expect(pause).toBeGreaterThanOrEqual(250);
      expect(pause).toBeLessThanOrEqual(10_000);
      expect(pauseBefore(attempt + 1, random)).toBeGreaterThanOrEqual(pause);
    }),
  );
  expect(pauseBefore(3, 0.1)).not.toBe(pauseBefore(3, 0.9));
});

test('FN-04 a peer that vanished without a word is found out, and connected to again', async () => {
  const world = openWorld();
  let asked = Promise.withResolvers<void>();
  let times = 0;
  const ask = () => {
    times++;
    return asked.promise;
  };
  const connecting = keepConnected({ ...world.parts, ask });
  world.lines[0]?.opening.resolve();
  const close = await connecting;
  await settle();
  // It answers once, and is asked again after a pause.
  world.waiting()[0]?.over();
  await settle();
  asked.resolve();
  asked = Promise.withResolvers();
  await settle();
  expect([times, world.told, world.waiting().length]).toEqual([1, [], 1]);
  world.waiting()[0]?.over();
  await settle();
  // Then nothing comes back in time.
  world.waiting()[0]?.over();
  await settle();
  expect([times, world.told]).toEqual([2, ['lost']]);
  world.waiting()[0]?.over();
  await settle();
  world.lines[1]?.opening.resolve();
  await settle();
  expect(world.told).toEqual(['lost', 'back']);
  await close();
  await settle();
  expect([world.alive(), world.waiting()]).toEqual([[], []]);
});
