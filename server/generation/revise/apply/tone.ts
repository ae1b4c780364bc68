import type { AvScript } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { atEnd } from '../frame.ts';
import type { Tone } from '../intent.ts';
import type { Change, Revision } from '../revision.ts';
import { fits, mapSpeech, voiceOf, withLine, withRow } from '../spoken.ts';
import { withLastLine } from './bookends.ts';

/** Changes how the film feels: pictures, one spoken line, and the music. */
export function changeTone(script: AvScript, tone: Tone, revision: Revision): Change {
  return tone === 'funny' ? funnier(script, revision) : retoned(script, tone, revision);
}

// A gag in the second picture, a shrug in words, and both come back at the end.
function funnier(script: AvScript, revision: Revision): Change {
  const all = JSON.stringify(script.rows);
  const unused = revision.words.comic.filter(
    (turn) => !all.includes(JSON.stringify(turn.gag).slice(1, -1)),
  );
  const last = script.rows.length - 1;
  const at = revision.row ?? Math.min(1, last);
  if (unused.length === 0 || !script.rows[at]) return undefined;
  const turn = revision.pick('comic', unused);
  let next = withRow(script, at, (row) => ({ ...row, video: atEnd(row.video, turn.gag) }));
  next = sayNear(next, [at, at + 1], [turn.say], revision);
  if (at === last || revision.row !== undefined) return next;
  next = withRow(next, last, (row) => ({ ...row, video: atEnd(row.video, turn.last) }));
  return sayLast(next, turn.callback(revision.name), revision);
}

function retoned(script: AvScript, tone: Exclude<Tone, 'funny'>, revision: Revision): Change {
  const all = JSON.stringify(script.rows);
  const unused = revision.words.tones[tone].filter(
    (change) => !all.includes(JSON.stringify(change.first).slice(1, -1)),
  );
  if (unused.length === 0) return undefined;
  const change = revision.pick(tone, unused);
  const isQuiet = tone === 'serious' || tone === 'calm';
  if (revision.row !== undefined) {
    return withRow(script, revision.row, (row) => ({
      ...row,
      video: atEnd(row.video, change.third),
    }));
  }
  const third = Math.min(2, script.rows.length - 1);
  let next = withRow(script, 0, (row) => ({ ...row, video: atEnd(row.video, change.first) }));
  if (third > 0)
    next = withRow(next, third, (row) => ({ ...row, video: atEnd(row.video, change.third) }));
  next = withMusic(next, change.music);
  if (isQuiet)
    next = {
      ...next,
      rows: next.rows.map((row) =>
        mapSpeech(row, (sentence) => sentence.replace(/!+(?=["”»]?$)/, '.')),
      ),
    };
  return sayNear(
    next,
    [third, third - 1].filter((at) => at > 0),
    change.say,
    revision,
  );
}

/** Gives the film another music; the first music cue carries it. */
export function withMusic(script: AvScript, music: string): AvScript {
  const at = script.rows.findIndex((row) => row.cues.some((cue) => cue.kind === 'MUSIC'));
  if (at < 0) return script;
  return withRow(script, at, (row) => {
    const first = row.cues.findIndex((cue) => cue.kind === 'MUSIC');
    return {
      ...row,
      cues: row.cues.map((cue, index) => (index === first ? { ...cue, text: music } : cue)),
    };
  });
}

const isSilent = (script: AvScript) => !script.rows.some((row) => row.cues.some(isSpoken));

// Says the first line that fits in the first of the rows that has room for it.
function sayNear(
  script: AvScript,
  rows: number[],
  lines: readonly string[],
  revision: Revision,
): AvScript {
  if (isSilent(script)) return script;
  for (const line of lines) {
    for (const at of rows) {
      const row = script.rows[at];
      if (!row || !fits(row, revision.pace, line)) continue;
      return withRow(script, at, () => withLine(row, line, voiceOf(script)));
    }
  }
  return script;
}

// The last line of the film stands in the place of the old one; as lettering when it cannot be
// said in the seconds there are.
function sayLast(script: AvScript, line: string, revision: Revision): AvScript {
  const at = script.rows.length - 1;
  const said = isSilent(script) ? undefined : withLastLine(script, line, revision);
  const text = line.toLocaleUpperCase(revision.words.code);
  return (
    said ?? withRow(script, at, (row) => ({ ...row, cues: [...row.cues, { kind: 'SUPER', text }] }))
  );
}
