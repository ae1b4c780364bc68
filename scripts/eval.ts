// `npm run eval`: what an engine writes for the briefs of the corpus, measured. docs/evaluation.md says how.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtInEngine } from '#server/engine/built-in-engine.ts';
import { acceptTable } from '#server/generation/evaluate/accept-table.ts';
import { judged } from '#server/generation/evaluate/ad-package.ts';
import { answered } from '#server/generation/evaluate/answered.ts';
import { faultsOfBoards } from '#server/generation/evaluate/boards/faults-of-boards.ts';
import type { Brief } from '#server/generation/evaluate/brief.ts';
import { findBrief, loadCorpus } from '#server/generation/evaluate/corpus.ts';
import { mostFrequent } from '#server/generation/evaluate/figures/recurring.ts';
import { modelEngineFor } from '#server/generation/evaluate/model-engine.ts';
import { fallen, readRatchet, writeRatchet } from '#server/generation/evaluate/ratchet.ts';
import { failuresOf, packageText, printed } from '#server/generation/evaluate/report.ts';
import { type Run, run } from '#server/generation/evaluate/run.ts';
import { tally, tallyBy } from '#server/generation/evaluate/tally.ts';
import { toldToo } from '#server/generation/evaluate/told.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'boolean' },
    failures: { type: 'string' },
    brief: { type: 'string' },
    board: { type: 'string' },
    boards: { type: 'boolean' },
    repeats: { type: 'boolean' },
    json: { type: 'boolean' },
    check: { type: 'boolean' },
    accept: { type: 'string' },
    date: { type: 'string' },
    answered: { type: 'boolean' },
    told: { type: 'boolean' },
    recorded: { type: 'boolean' },
    model: { type: 'boolean' },
  },
});
const date = values.date ? new Date(values.date) : new Date();
const engine =
  values.recorded || values.model
    ? await modelEngineFor(values.recorded ? 'recorded' : 'asked', builtInEngine, date)
    : judged('built-in', builtInEngine, date);
const corpus = loadCorpus()
  .filter(({ brief }) => !engine.knows || engine.knows.has(brief.id))
  .flatMap(({ part, brief }) => {
    const one = asAsked(brief);
    return one ? [{ part, brief: one }] : [];
  });
if ((engine.knows || values.answered || values.told) && (values.accept || values.check))
  throw new Error('The ratchet is the built-in engine’s, of what was typed alone.');

/** The brief of a visitor who also does what the flags say; undefined where that was not written down. */
function asAsked(typed: Brief): Brief | undefined {
  const one = values.told ? toldToo(typed) : typed;
  return one && values.answered ? answered(one) : one;
}

/** Only open briefs are shown. */
function openBrief(id: string) {
  const filed = findBrief('open', id);
  const brief = filed && asAsked(filed);
  if (!brief) throw new Error(`No open brief is called ${id}.`);
  return brief;
}

async function drawBoard(id: string, folder: string) {
  const brief = openBrief(id);
  const frames = await engine.draw(brief, await engine.write(brief));
  mkdirSync(folder, { recursive: true });
  for (const [index, { jpeg, alt }] of frames.entries()) {
    const file = join(folder, `${id}-${index + 1}.jpg`);
    writeFileSync(file, jpeg);
    console.log(`${file}: ${alt}`);
  }
}

function print(result: Run) {
  const rows = tally(result);
  if (values.json) return void console.log(JSON.stringify(rows));
  if (values.failures) return void console.log(failuresOf(result, values.failures).join('\n'));
  if (values.repeats) {
    const open = result.judged.filter(({ part }) => part === 'open');
    for (const [sentence, count] of mostFrequent(open, 40)) console.log(`${count} × ${sentence}`);
    return;
  }
  if (values.by) {
    for (const [name, group] of [
      ...tallyBy(result, ({ brief }) => brief.language),
      ...tallyBy(result, ({ brief }) => brief.request.userType),
    ])
      console.log(`\n── ${name}\n${printed(group)}`);
    return;
  }
  console.log(printed(rows));
  if (values.accept) {
    writeRatchet(rows);
    acceptTable(values.accept, date, rows);
  }
  if (values.check) {
    const fell = fallen(readRatchet(), rows);
    for (const line of fell) console.error(`Fell: ${line}`);
    process.exitCode = fell.length > 0 ? 1 : 0;
  }
}

if (values.boards) {
  const faults = await faultsOfBoards(engine, corpus);
  console.log(faults.join('\n') || 'Of every board all can be read, and nothing is covered.');
  if (faults.length > 0) process.exitCode = 1;
} else if (values.board) await drawBoard(values.board, positionals[0] ?? 'boards');
else if (values.brief) {
  const brief = openBrief(values.brief);
  console.log(packageText(brief, await engine.write(brief)));
} else print(await run(engine, corpus));
