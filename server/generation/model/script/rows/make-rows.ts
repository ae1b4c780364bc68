// From the rows a model sent to rows that can be filmed and said.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import type { GenerationContext } from '../../../../engine/generation-context.ts';
import { ModelError, type TextModel } from '../../../../gateways/models/port.ts';
import type { Film } from '../film.ts';
import type { WireRow } from '../wire.ts';
import { correctRows } from './correct-rows.ts';
import { cutSentences } from './cut-sentences.ts';
import { findFaults, rowFaults } from './find-faults.ts';
import { addsUp, laid, layRows } from './lay-rows.ts';
import { mendRows } from './mend-rows.ts';
import { setRow, withHouseLettering } from './set-row.ts';

/** The rows, and what was left out of them. */
export type MadeRows = { rows: ScriptRow[]; cut: string[] };

/** Checks what was sent, has it corrected, and mends the rest. Throws a ModelError when that is not enough. */
export async function makeRows(
  text: TextModel,
  sent: readonly WireRow[],
  film: Film,
  context: GenerationContext,
): Promise<MadeRows> {
  const set = layRows(
    sent.map((row, at) => setRow(row, film, at)),
    film,
  );
  const rows = housed(set, film);
  const faults = findFaults(rows, film);
  if (faults.size === 0) return { rows, cut: [] };
  const corrected = housed(await correctRows(text, rows, faults, film, context), film);
  if (findFaults(corrected, film).size === 0) return { rows: corrected, cut: [] };
  const mended = mendRows(corrected, film);
  const left = [...findFaults(mended, film).values()].flat().map(({ rule }) => rule);
  if (left.length > 0) throw new ModelError('unusable', `the script is still wrong: ${left}`);
  if (mended.filter(isMute).length > rows.filter(isMute).length + rows.length / 3)
    throw new ModelError('unusable', 'too little of the script could be said in its time');
  return { rows: mended, cut: cutSentences(corrected, mended) };
}

/** The rows, of those sent so far, of which it is certain that they stay as they are. */
export function sureRows(sent: readonly WireRow[], film: Film): ScriptRow[] {
  const set = sent.map((row, at) => setRow(row, film, at));
  const seconds = set.map((row) => row.endSeconds);
  const rows = laid(set, seconds);
  const unsure = rows.findIndex((row, at) => {
    const isLast = row.endSeconds === film.seconds;
    const faults = rowFaults(withHouseLettering(row, film, isLast), film, isLast);
    return faults.length > 0 || !addsUp(seconds.slice(0, at + 1), film, !isLast);
  });
  const sure = unsure < 0 ? rows : rows.slice(0, unsure);
  return sure.map((row) => withHouseLettering(row, film, row.endSeconds === film.seconds));
}

const housed = (rows: readonly ScriptRow[], film: Film) =>
  rows.map((row, at) => withHouseLettering(row, film, at === rows.length - 1));
const isMute = (row: ScriptRow) => !row.cues.some((cue) => isSpoken(cue) || cue.kind === 'SUPER');
