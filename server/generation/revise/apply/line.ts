import type { AvScript, Cue, ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { joinFrame, splitFrame } from '../frame.ts';
import type { Cued } from '../intent.ts';
import type { Change, Revision } from '../revision.ts';
import { asSentence } from '../sentences.ts';
import { voiceOf, withRow } from '../spoken.ts';
import { mention } from './mention.ts';

/** Words a line of the script anew: in the row that was named, or in the only one that has such a line. */
export function rewordLine(script: AvScript, cue: Cued, text: string, revision: Revision): Change {
  const has = (row: ScriptRow) => cue === 'VIDEO' || row.cues.some((each) => isOf(each, cue));
  const rows = [...script.rows.keys()].filter((at) => script.rows.slice(at, at + 1).some(has));
  const at = revision.row ?? (rows.length === 1 ? rows[0] : undefined);
  if (at === undefined) return cue === 'SPEECH' ? mention(script, text, true, revision) : undefined;
  return withRow(script, at, (row) => reworded(row, cue, text, voiceOf(script), revision));
}

const isOf = (each: Cue, cue: Cued): boolean =>
  cue === 'SPEECH' ? isSpoken(each) : each.kind === cue;

function reworded(
  row: ScriptRow,
  cue: Cued,
  text: string,
  voice: Pick<Cue, 'kind' | 'speaker'>,
  { words }: Revision,
): ScriptRow {
  if (cue === 'VIDEO')
    return { ...row, video: joinFrame(splitFrame(row.video).frame, asSentence(text)) };
  const at = row.cues.findLastIndex((each) => isOf(each, cue));
  const old = row.cues[at] ?? (cue === 'SPEECH' ? voice : { kind: cue });
  const bare = text.replace(/[.]$/, '');
  const said = cue === 'SUPER' ? bare.toLocaleUpperCase(words.code) : asSentence(text);
  const worded = { ...old, text: said };
  // Of several the last is worded anew, but what is spoken in a row is one line.
  if (cue !== 'SPEECH')
    return { ...row, cues: at < 0 ? [...row.cues, worded] : row.cues.with(at, worded) };
  const others = row.cues.filter((each) => !isSpoken(each));
  const before = row.cues.slice(0, row.cues.findIndex(isSpoken)).length;
  const lettered = others.findIndex(({ kind }) => kind === 'SUPER');
  const place = at < 0 ? (lettered < 0 ? others.length : lettered) : before;
  return { ...row, cues: others.toSpliced(place, 0, worded) };
}
