// What odd texts at full length cost: for each function the CPU of its slowest one on a thread, and
// the longest the thread that answers requests was held meanwhile, in milliseconds.
// With a name, as in `npm run bench odd-texts generate-script`, that function alone.
import { threadCpuUsage } from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GenerationContext } from '#server/engine/generation-context.ts';
import { oddAnswers } from '#server/off-loop/testing/odd-answers.ts';
import { oddRequests } from '#server/off-loop/testing/odd-requests.ts';
import {
  oddBeginnings,
  oddEndings,
  oddMiddles,
  oddPieces,
  type Piece,
} from '#server/off-loop/testing/odd-texts.ts';
import { thousandProfiles } from '#server/off-loop/testing/thousand-profiles.ts';
import { openThreadedEngine } from '#server/off-loop/threaded-engine.ts';

const only = process.argv[2];
const threads = openThreadedEngine();
await threads.warmUp();

const cpuMs = ({ user, system }: { user: number; system: number }) => (user + system) / 1_000;
const usual = 'A bakery that bakes sourdough at night. ';

async function measure(name: string, piece: Piece) {
  const context = {
    date: new Date(),
    signal: new AbortController().signal,
    log: { info: () => {} },
  } as unknown as GenerationContext;
  const [all, own] = [process.cpuUsage(), threadCpuUsage()];
  let held = 0;
  let ended = '';
  let from = threadCpuUsage();
  const look = () => {
    held = Math.max(held, cpuMs(threadCpuUsage(from)));
    from = threadCpuUsage();
  };
  const started = performance.now();
  oddRequests[name]?.(piece, threads.engine, context).then(
    () => (ended = 'done'),
    (error) => (ended = error.code ?? error.message),
  );
  look();
  // A look costs CPU as well: it is taken now and then.
  for (; ended === ''; look()) {
    const again = performance.now() + 2;
    while (ended === '' && performance.now() < again) await nextTurn();
  }
  const milliseconds = performance.now() - started;
  // All but this thread's own is what the work took.
  const cpu = cpuMs(process.cpuUsage(all)) - cpuMs(threadCpuUsage(own));
  return { milliseconds, held, ended, cpu };
}

const table: Record<string, Record<string, string | number>> = {};
for (const name of Object.keys(oddRequests)) {
  if (only && name !== only) continue;
  const plain = await measure(name, usual);
  let [worst, slowest, held, cut] = [plain, '', 0, 0];
  for (const [what, piece] of Object.entries(oddPieces)) {
    const now = await measure(name, piece);
    held = Math.max(held, now.held);
    if (now.ended !== 'done') cut += 1;
    if (now.cpu > worst.cpu) [worst, slowest] = [now, what];
  }
  table[name] = {
    'plain text, ms of CPU': Math.round(plain.cpu),
    'worst, ms of CPU': Math.round(worst.cpu),
    'of which': slowest,
    'ended at the deadline': cut,
    'requests held ms': Math.round(held),
  };
}
console.table(table);
await threads.close();

// Where requests are answered nothing else goes on meanwhile.
const shapes = oddBeginnings.flatMap((begins) =>
  oddMiddles.flatMap((again) =>
    oddEndings.map((ends): [string, Piece] => [
      JSON.stringify(`${begins}${again}…${ends}`),
      { begins, again, ends },
    ]),
  ),
);
const here: Record<string, Record<string, string | number>> = {};
for (const [name, run] of Object.entries(oddAnswers)) {
  if (only && name !== only) continue;
  const held = async (piece: Piece) => {
    const from = threadCpuUsage();
    await run(piece, thousandProfiles);
    return cpuMs(threadCpuUsage(from));
  };
  await held(usual);
  const plain = await held(usual);
  let [worst, slowest] = [plain, ''];
  // A PDF of each shape would take the day, and is made on a thread.
  const isPrinted = name.includes('PDF');
  for (const [what, piece] of [...Object.entries(oddPieces), ...(isPrinted ? [] : shapes)]) {
    const took = await held(piece);
    if (took > worst) [worst, slowest] = [took, what];
  }
  here[name] = {
    'plain text, ms of CPU': Math.round(plain),
    'worst, ms of CPU': Math.round(worst),
    'of which': slowest,
  };
}
console.table(here);
