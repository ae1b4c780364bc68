// One thread lays out packages and receipts, one after the other. It is started with the first and goes when it has
// had nothing to do for a while: its fonts and layout take some hundred megabytes.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CreativePackage } from '../creative-package.ts';
import type { Receipt } from '../notices/receipt.ts';
import type { Work } from './pdf-worker.ts';

const longestMs = 60_000;
const idleMs = 60_000;
const mostMegabytes = 1024;

/** The package on paper, and as the HTML of a mail. */
type Printed = { pdf: Buffer; html: string };
type Answer =
  | { pdf: Uint8Array; html: string; problem?: never }
  | { pdf?: never; problem: unknown };

let press: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let before: Promise<unknown> = Promise.resolve();

/** The package as a PDF and as HTML. Throws when it cannot be laid out, or takes longer than a minute. */
export const printPackage = (creative: CreativePackage): Promise<Printed> => inTurn({ creative });

/** The package as a PDF alone. Throws likewise. */
export const printSheets = async (creative: CreativePackage): Promise<Buffer> =>
  (await inTurn({ creative, isPaperAlone: true })).pdf;

/** A receipt as a PDF. Throws likewise. */
export const printReceipt = async (receipt: Receipt): Promise<Buffer> =>
  (await inTurn({ receipt })).pdf;

function inTurn(work: Work): Promise<Printed> {
  const print = () => printNow(work);
  const printed = before.then(print, print);
  before = printed;
  return printed;
}

async function printNow(work: Work): Promise<Printed> {
  clearTimeout(idle);
  press ??= openPress();
  const own = press;
  const late = AbortSignal.timeout(longestMs);
  try {
    own.ref();
    own.postMessage(work);
    const [answer] = (await once(own, 'message', { signal: late })) as [Answer];
    if (!answer.pdf) throw answer.problem;
    const { buffer, byteOffset, byteLength } = answer.pdf;
    return { pdf: Buffer.from(buffer, byteOffset, byteLength), html: answer.html };
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
