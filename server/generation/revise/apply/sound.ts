import type { AvScript, Cue } from '#domain/script/av-script.ts';
import { isSpoken, spokenIn } from '#domain/script/row-speech.ts';
import type { Strikable } from '../intent.ts';
import { type Change, type Revision, rowsIn } from '../revision.ts';
import { asSentence, sentencesOf } from '../sentences.ts';
import { fits, withLine, withRow } from '../spoken.ts';
import { withMusic } from './tone.ts';

/**
 * Strikes every cue of a kind. Dialogue becomes voice-over, so that the message stays; without
 * voice-over the last line of the film becomes lettering where none stands there.
 */
export function strike(script: AvScript, kind: Strikable, revision: Revision): Change {
  const isMeant = (cue: Cue) => (kind === 'SPEECH' ? isSpoken(cue) : cue.kind === kind);
  const scope = new Set(rowsIn(script, revision));
  if (!script.rows.some((row, index) => scope.has(index) && row.cues.some(isMeant)))
    return undefined;
  const last = script.rows.length - 1;
  const rows = script.rows.map((row, index) => {
    if (!scope.has(index)) return row;
    if (kind === 'DIALOGUE')
      return {
        ...row,
        cues: row.cues.map((cue) => (isMeant(cue) ? { kind: 'VO' as const, text: cue.text } : cue)),
      };
    const cues = row.cues.filter((cue) => !isMeant(cue));
    const line = sentencesOf(spokenIn(row)).at(-1)?.replace(/[.]$/, '');
    const isMute =
      index === last &&
      line !== undefined &&
      isSpokenKind(kind) &&
      !cues.some((cue) => cue.kind === 'SUPER' || isSpoken(cue));
    return {
      ...row,
      cues: isMute
        ? [...cues, { kind: 'SUPER' as const, text: line.toLocaleUpperCase(revision.words.code) }]
        : cues,
    };
  });
  return { ...script, rows };
}

const isSpokenKind = (kind: Strikable) => kind === 'VO' || kind === 'SPEECH';

/** Gives a voice to rows that have none: what is lettered there is also said, where it fits. */
export function addVoice(script: AvScript, revision: Revision): Change {
  let changed = false;
  const rows = script.rows.map((row) => {
    const lettering = row.cues.find((cue) => cue.kind === 'SUPER')?.text;
    if (row.cues.some(isSpoken) || lettering === undefined) return row;
    const line = asSentence(spokenForm(lettering, revision));
    if (!fits(row, revision.pace, line)) return row;
    changed = true;
    return withLine(row, line, { kind: 'VO' });
  });
  return changed ? { ...script, rows } : undefined;
}

// `CRUMB · OPEN AT SIX` is said as `Crumb. Open at six`.
function spokenForm(lettering: string, { name, words }: Revision): string {
  return lettering
    .split(' · ')
    .map((part) => {
      if (part.toLowerCase() === name.toLowerCase()) return name;
      const lower = part.toLocaleLowerCase(words.code);
      return lower.charAt(0).toUpperCase() + lower.slice(1);
    })
    .join('. ');
}

/** Another music; added to the first row when there was none. */
export function changeMusic(script: AvScript, to: string | undefined, revision: Revision): Change {
  const text = asSentence(to ?? revision.pick('music', revision.words.music));
  const at =
    revision.row ?? script.rows.findIndex((row) => row.cues.some((cue) => cue.kind === 'MUSIC'));
  if (at < 0)
    return withRow(script, 0, (row) => ({ ...row, cues: [...row.cues, { kind: 'MUSIC', text }] }));
  if (revision.row === undefined) return withMusic(script, text);
  return withRow(script, at, (row) => ({
    ...row,
    cues: [...row.cues.filter((cue) => cue.kind !== 'MUSIC'), { kind: 'MUSIC', text }],
  }));
}

export const addSound = (script: AvScript, what: string, { row }: Revision): Change =>
  withRow(script, row ?? 0, (found) => ({
    ...found,
    cues: [{ kind: 'SFX', text: asSentence(what) }, ...found.cues],
  }));
