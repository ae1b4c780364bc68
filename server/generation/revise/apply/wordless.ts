// A film without words before its name stays one, whatever else is changed in it.
import type { AvScript } from '#domain/script/av-script.ts';
import { isSpoken, spokenIn } from '#domain/script/row-speech.ts';

/** Rows from the first one that speaks to the end; all of them where the film speaks from early on. */
function speakingEnd(script: AvScript): number {
  const first = script.rows.findIndex((row) => row.cues.some(isSpoken));
  return first < 0 ? 0 : script.rows.length - first;
}

/** Whether nobody speaks before the last rows, those of the name. */
export function isWordless(script: AvScript): boolean {
  const end = speakingEnd(script);
  return script.rows.length > 2 && end > 0 && end <= Math.ceil(script.rows.length / 3);
}

/** Takes back the speech a change has put before the name; wording given in quotation marks becomes lettering. */
export function hushed(
  before: AvScript,
  after: AvScript,
  isQuoted: boolean,
  code: string,
): AvScript {
  const from = after.rows.length - speakingEnd(before);
  return {
    ...after,
    rows: after.rows.map((row, at) => {
      if (at >= from || !row.cues.some(isSpoken)) return row;
      const cues = row.cues.filter((cue) => !isSpoken(cue));
      const text = spokenIn(row).replace(/[.]$/, '').toLocaleUpperCase(code);
      return { ...row, cues: isQuoted ? [...cues, { kind: 'SUPER' as const, text }] : cues };
    }),
  };
}
