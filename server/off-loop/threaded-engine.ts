// The built-in engine on threads of its own, so that nothing a visitor types holds up the others.

import type { Concept } from '#domain/concepts/concept.ts';
import type { ChatAgentAnswer } from '#domain/functions/chat-agent.ts';
import type { ReadProductAnswer } from '#domain/functions/read-product.ts';
import type { Suggestion } from '#domain/wizard/understood/sharpen.ts';
import type {
  AskedFrame,
  AskedRedrawing,
  DirectedFrame,
  DrawnFrame,
  Engine,
  PersonDrawn,
  WrittenScript,
} from '../engine/engine.ts';
import type { GenerationContext } from '../engine/generation-context.ts';
import { openPool, type Pool } from './open-pool.ts';

export type ThreadedEngine = {
  engine: Engine;
  /** Starts the threads, each of which does its work once for practice. */
  warmUp(): Promise<void>;
  /** Somebody is here who may have something written: starts what writes. */
  expect(): void;
  /** Ends the threads, and what they do. */
  close(): Promise<void>;
};

/** Text is written in milliseconds; what takes this long is no text that a client typed. */
const textMs = 20_000;
/** Four boards at once on a busy machine take about five seconds. */
const drawingMs = 40_000;
const warmUpMs = 60_000;
// A further thread takes 1.4 s of a core and 60 MB before it does anything: it is for who waits behind a text
// that was made to take long, and none of what clients type does.
const textPatienceMs = 2_000;
const drawingPatienceMs = 10_000;

const both = {
  idleMs: 60_000,
  lastIdleMs: 300_000,
  mostWaiting: 200,
  startMs: 180_000,
};
const module = (name: string) => new URL(`./${name}.ts`, import.meta.url);

/** Opens the engine. Its threads are started by the first work, or by `warmUp`, and go when nobody was here for long. */
export function openThreadedEngine(): ThreadedEngine {
  const text = openPool({
    ...both,
    module: module('text-thread'),
    mostThreads: 2,
    atOnce: 1,
    patienceMs: textPatienceMs,
    megabytes: 512,
  });
  // Encoding waits for threads of its own, so one thread draws several boards.
  const drawing = openPool({
    ...both,
    module: module('drawing-thread'),
    mostThreads: 2,
    atOnce: 4,
    patienceMs: drawingPatienceMs,
    megabytes: 768,
  });
  const write = <Work>(
    task: keyof Engine,
    request: object,
    { date, signal }: GenerationContext,
  ) => {
    const written = text.run(task, { request, date }, { deadlineMs: textMs, signal });
    // Who has a text written has it drawn a minute later; the text itself does not wait beside that.
    written.then(drawing.wake, () => {});
    return written as Promise<Work>;
  };
  return {
    engine: {
      readProduct: (request, context) => write<ReadProductAnswer>('readProduct', request, context),
      writeConcepts: (request, context) => write<Concept[]>('writeConcepts', request, context),
      writeBrief: (request, context) => write<string>('writeBrief', request, context),
      writeScript: (request, context) => write<WrittenScript>('writeScript', request, context),
      sharpenDetails: (request, context) => write<Suggestion[]>('sharpenDetails', request, context),
      answerChat: (request, installation) =>
        text.run(
          'answerChat',
          { request, installation },
          { deadlineMs: textMs },
        ) as Promise<ChatAgentAnswer>,
      drawStoryboard: (request, context, onFrame) => draw(drawing, request, context, onFrame),
      drawDirected: (request, { date, signal }) => {
        const options = { deadlineMs: drawingMs, signal };
        const drawn = drawing.run('drawDirected', { request, date }, options);
        return drawn as Promise<DirectedFrame>;
      },
      planAsks: (request, { signal }) =>
        drawing.run('planAsks', toPlan(request), { deadlineMs: drawingMs, signal }) as Promise<
          (AskedFrame | null)[]
        >,
      planRedrawing: (request, { signal }) =>
        drawing.run('planRedrawing', toPlan(request), {
          deadlineMs: drawingMs,
          signal,
        }) as Promise<AskedRedrawing>,
      drawCast: (request, { date, signal }) => {
        const options = { deadlineMs: drawingMs, signal };
        const drawn = drawing.run('drawCast', { request, date }, options);
        return drawn as Promise<PersonDrawn[]>;
      },
      drawEntry: (kind, id) =>
        drawing.run(
          'drawEntry',
          { kind, id },
          { deadlineMs: drawingMs },
        ) as Promise<Uint8Array | null>,
    },
    async warmUp() {
      for (const pool of [text, drawing]) await pool.run('warmUp', null, { deadlineMs: warmUpMs });
    },
    expect: () => text.wake(),
    close: async () => void (await Promise.all([text.close(), drawing.close()])),
  };
}

// Whether there are any is all that a plan asks of pictures for models that look.
const toPlan = <Request extends { references?: readonly Uint8Array[] }>({
  references,
  ...request
}: Request) => ({
  request: { ...request, ...(references ? { references: references.map(() => nothing) } : {}) },
});
const nothing = new Uint8Array();

type Told = { index: number; frame: DrawnFrame } | { facts: object; said: string };

// What is told of a frame and what is returned of it must be the same object to who keeps them.
async function draw(
  pool: Pool,
  request: object,
  { date, signal, log }: GenerationContext,
  onFrame: (index: number, frame: DrawnFrame) => Promise<void>,
): Promise<(DrawnFrame | null)[]> {
  const frames = new Map<number, DrawnFrame>();
  const telling: Promise<void>[] = [];
  const onPart = (part: unknown) => {
    const told = part as Told;
    if ('said' in told) return log.info(told.facts, told.said);
    const { index, frame } = told;
    if (frames.has(index)) return; // drawn once more, after its thread had ended
    frames.set(index, frame);
    const kept = onFrame(index, frame);
    kept.catch(() => {}); // heard below
    telling.push(kept);
  };
  const work = await pool.run(
    'drawStoryboard',
    { request, date },
    { deadlineMs: drawingMs, signal, onPart },
  );
  await Promise.all(telling);
  return (work as (DrawnFrame | null)[]).map((frame, index) => frames.get(index) ?? frame);
}
