// Speech inside rows: what is said, what still fits, and how a line is put in or taken out.
import type { AvScript, Cue, ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken, secondsOf, spokenIn } from '#domain/script/row-speech.ts';
import { countSpokenWords, fitsSeconds } from '#domain/script/speech.ts';
import { sentencesOf } from './sentences.ts';

/** Whether everything said in a row fits its seconds, with one more line if given. */
export function fits(row: ScriptRow, pace: number, more = ''): boolean {
  return fitsSeconds(`${spokenIn(row)} ${more}`, secondsOf(row), pace);
}

/** The voice most heard in a script, for a line where nobody has spoken yet. */
export function voiceOf(script: AvScript): Pick<Cue, 'kind' | 'speaker'> {
  const cues = script.rows.flatMap((row) => row.cues.filter(isSpoken));
  const spoken = cues.find((cue) => cue.kind === 'DIALOGUE');
  const isDirect = cues.filter((cue) => cue.kind === 'DIALOGUE').length * 2 > cues.length;
  return isDirect && spoken?.speaker
    ? { kind: 'DIALOGUE', speaker: spoken.speaker }
    : { kind: 'VO' };
}

/** Says one more line at the end of a row's speech, whether it fits or not. */
export function withLine(
  row: ScriptRow,
  line: string,
  voice: Pick<Cue, 'kind' | 'speaker'>,
): ScriptRow {
  const at = row.cues.findLastIndex(isSpoken);
  if (at >= 0) return withCue(row, at, (cue) => ({ ...cue, text: `${cue.text} ${line}`.trim() }));
  const before = row.cues.findIndex((cue) => cue.kind === 'SUPER');
  const cues = row.cues.toSpliced(before < 0 ? row.cues.length : before, 0, {
    ...voice,
    text: line,
  });
  return { ...row, cues };
}

/** Changes the sentences of a row's speech one by one; `undefined` strikes one. */
export function mapSpeech(
  row: ScriptRow,
  change: (sentence: string) => string | undefined,
): ScriptRow {
  const cues = row.cues.map((cue) => {
    if (!isSpoken(cue)) return cue;
    const before = sentencesOf(cue.text);
    const after = before.map(change).filter((sentence) => sentence !== undefined);
    const isSame = after.length === before.length && after.every((text, at) => text === before[at]);
    return isSame ? cue : { ...cue, text: after.join(' ') };
  });
  return { ...row, cues: cues.filter((cue) => !isSpoken(cue) || cue.text !== '') };
}

function withCue(row: ScriptRow, at: number, change: (cue: Cue) => Cue): ScriptRow {
  return { ...row, cues: row.cues.map((cue, index) => (index === at ? change(cue) : cue)) };
}

export function withRow(
  script: AvScript,
  at: number,
  change: (row: ScriptRow) => ScriptRow,
): AvScript {
  return { ...script, rows: script.rows.map((row, index) => (index === at ? change(row) : row)) };
}

/**
 * Drops sentences until a row's speech fits: from the end, in the closing row from the front,
 * because its last line is the idea. What is in `keep` is dropped last. A sentence alone that is still too
 * long ends at a comma or dash, or is left to the picture.
 */
export function fitted(
  row: ScriptRow,
  pace: number,
  isLast: boolean,
  keep: readonly string[] = [],
): ScriptRow {
  let next = row;
  while (!fits(next, pace)) {
    const sentences = next.cues.filter(isSpoken).flatMap((cue) => sentencesOf(cue.text));
    if (sentences.length <= 1) return clipped(next, pace);
    const order = isLast ? sentences : sentences.toReversed();
    const victim =
      order.find((sentence) => !keep.includes(sentence)) ??
      order.find((sentence) => sentence !== keep[0]);
    let isGone = false;
    next = mapSpeech(next, (sentence) => {
      if (isGone || sentence !== victim) return sentence;
      isGone = true;
      return undefined;
    });
  }
  return next;
}

function clipped(row: ScriptRow, pace: number): ScriptRow {
  const [sentence = ''] = row.cues.filter(isSpoken).flatMap((cue) => sentencesOf(cue.text));
  const parts = [...sentence.matchAll(/[,;:–—](?=\s)/g)].map(
    (m) => `${sentence.slice(0, m.index).trim()}.`,
  );
  const short = parts.findLast(
    (part) => countSpokenWords(part) >= 2 && fitsSeconds(part, secondsOf(row), pace),
  );
  return mapSpeech(row, () => short);
}
