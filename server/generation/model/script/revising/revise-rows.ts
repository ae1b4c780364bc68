// Checks the rows of a revised script: those that changed, for what a row has to be by itself.
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import type { GenerationContext } from '../../../../engine/generation-context.ts';
import { ModelError, type TextModel } from '../../../../gateways/models/port.ts';
import { fitted } from '../../../revise/spoken.ts';
import { askedSeconds } from '../asked-seconds.ts';
import type { Film } from '../film.ts';
import { noScript, refuseNoScript } from '../no-script.ts';
import { correctRows } from '../rows/correct-rows.ts';
import { cutSentences } from '../rows/cut-sentences.ts';
import { type Fault, rowFaults } from '../rows/find-faults.ts';
import { keepRows, laidAgain, laidSoFar } from '../rows/keep-rows.ts';
import type { MadeRows } from '../rows/make-rows.ts';
import { mendRow } from '../rows/mend-rows.ts';
import { rowCounts, type WireRow } from '../wire.ts';

/** Throws a ModelError when a changed row cannot be set right. */
export async function reviseRows(
  text: TextModel,
  sent: readonly WireRow[],
  existing: AvScript,
  film: Film,
  context: GenerationContext,
): Promise<MadeRows> {
  refuseNoScript(noScript(sent, film, { least: 1, most: existing.rows.length + rowCounts.most }));
  const revised = keepRows(sent, existing, film);
  const sum = revised.reduce((all, { row }) => all + row.endSeconds, 0);
  const total = askedSeconds(film.request.revisionNotes ?? '', film.seconds, sum);
  const rows = laidAgain(
    revised.map(({ row }) => row),
    existing,
    total,
  );
  const isKept = (at: number) => revised[at]?.kept === true && total === film.seconds;
  const faultsOf = (list: readonly ScriptRow[]) =>
    faultsIn(list, list.length - 1, isKept, existing, film);
  const faults = faultsOf(rows);
  if (faults.size === 0) return { rows, cut: [] };
  const corrected = await correctRows(text, rows, faults, { ...film, seconds: total }, context);
  const left = faultsOf(corrected);
  const mended = corrected.map((row, at) => {
    const found = left.get(at) ?? [];
    const next = mendRow(row, at, found, film);
    const isLong = found.some(({ rule }) => rule === 'words');
    return isLong ? fitted(next, film.pace, at === corrected.length - 1) : next;
  });
  const wrong = [...faultsOf(mended).values()].flat().map(({ rule }) => rule);
  if (wrong.length > 0) throw new ModelError('unusable', `the script is still wrong: ${wrong}`);
  return { rows: mended, cut: cutSentences(corrected, mended) };
}

/** The rows, of those sent so far, that stay as they are if what follows keeps to the length. */
export function sureRevised(sent: readonly WireRow[], existing: AvScript, film: Film): ScriptRow[] {
  const revised = keepRows(sent, existing, film);
  const rows = laidSoFar(
    revised.map(({ row }) => row),
    existing,
  );
  const end = rows.at(-1)?.endSeconds ?? 0;
  const total = askedSeconds(film.request.revisionNotes ?? '', film.seconds, end);
  const isKept = (at: number) => revised[at]?.kept === true && total === film.seconds;
  const last = rows.findIndex((row) => row.endSeconds === total);
  const faults = faultsIn(rows, last, isKept, existing, film);
  const isSure = (row: ScriptRow, at: number) =>
    !faults.has(at) && row.endSeconds > row.startSeconds && row.endSeconds <= total;
  const unsure = rows.findIndex((row, at) => !isSure(row, at));
  return unsure < 0 ? rows : rows.slice(0, unsure);
}

// What stood there before is the visitor's to judge: a picture without a shot, a line too long.
function faultsIn(
  rows: readonly ScriptRow[],
  last: number,
  isKept: (at: number) => boolean,
  existing: AvScript,
  film: Film,
): Map<number, Fault[]> {
  const found = rows.map((row, at): [number, Fault[]] => {
    const isOldPicture = existing.rows.some((old) => old.video === row.video);
    const faults = rowFaults(row, film, at === last).filter(
      ({ rule }) => rule !== 'camera' && !(isOldPicture && (rule === 'shot' || rule === 'picture')),
    );
    return [at, isKept(at) ? [] : faults];
  });
  return new Map(found.filter(([, faults]) => faults.length > 0));
}
