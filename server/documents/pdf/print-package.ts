// One thread lays out PDFs, one after the other. It is started with the first and goes when it has
// had nothing to do for a while: its fonts and layout take some hundred megabytes.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CreativePackage } from '../creative-package.ts';

const longestMs = 60_000;
const idleMs = 60_000;
const mostMegabytes = 1024;

type Answer = { pdf: Uint8Array; problem?: never } | { pdf?: never; problem: unknown };

let press: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let before: Promise<unknown> = Promise.resolve();

/** The package as a PDF. Throws when it cannot be laid out, or takes longer than a minute. */
export function printPackage(creative: CreativePackage): Promise<Buffer> {
  const print = () => printNow(creative);
  const printed = before.then(print, print);
  before = printed;
  return printed;
}

async function printNow(creative: CreativePackage): Promise<Buffer> {
  clearTimeout(idle);
  press ??= openPress();
  const own = press;
  const late = AbortSignal.timeout(longestMs);
  try {
    own.ref();
    own.postMessage(creative);
    const [answer] = (await once(own, 'message', { signal: late })) as [Answer];
    if (!answer.pdf) throw answer.problem;
    return Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength);
  } catch (error) {
    close(own);
    throw late.aborted ? new Error('The PDF took longer than a minute.') : error;
  } finally {
    own.unref();
    idle = setTimeout(() => close(own), idleMs).unref();
  }
}

function openPress(): Worker {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  worker.once('exit', () => {
    if (press === worker) press = undefined;
  });
  // What is being printed fails with it; when nothing is, the next starts another.
  worker.on('error', () => {});
  return worker;
}

function close(worker: Worker): void {
  if (press === worker) press = undefined;
  void worker.terminate();
}
