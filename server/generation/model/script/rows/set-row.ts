// A row as the model sent it, in the house's form.
import { oneLine } from '#domain/one-line.ts';
import type { Cue, ScriptRow } from '#domain/script/av-script.ts';
import { isSpoken } from '#domain/script/row-speech.ts';
import { sentencesOf } from '../../../revise/sentences.ts';
import { cutText } from '../../checking/safe-text.ts';
import type { Film } from '../film.ts';
import { withShot } from '../shot.ts';
import type { WireRow } from '../wire.ts';

const longest = { beat: 40, video: 700, cue: 400, cues: 10 };
// Words that name another kind of line.
const labels = /^(?:VIDEO|VO|V\.O\.|VOICE-?OVER|SFX|MUSIC|SUPER|DIALOGUE|SPEAKER)$/i;

/** Text, labels and capitals only; what the row says is left as it is. It begins at 0. */
export function setRow(sent: WireRow, film: Film, index: number): ScriptRow {
  const beat = cutText(oneLine(sent.beat.replaceAll('|', ' ')), longest.beat);
  return {
    beat: (beat || film.plan[index]?.name || String(index + 1)).toUpperCase(),
    startSeconds: 0,
    endSeconds: secondsOf(sent),
    video: cutText(withShot(unlabelled(oneLine(sent.video))), longest.video),
    cues: sent.cues
      .map((cue) => setCue(cue, film))
      .filter((cue) => cue.text !== '')
      .slice(0, longest.cues),
  };
}

const secondsOf = ({ seconds }: WireRow) =>
  Number.isFinite(seconds) ? Math.min(Math.max(Math.round(seconds * 2) / 2, 0), 600) : 0;

function setCue({ kind, speaker, text: sent }: WireRow['cues'][number], film: Film): Cue {
  const text = cutText(unlabelled(oneLine(sent)), longest.cue);
  if (kind === 'SUPER') return { kind, text: lettered(text, film) };
  return kind === 'DIALOGUE'
    ? { kind, speaker: speakerOf(speaker ?? '', film), text }
    : { kind, text };
}

/** As lettering stands in a script: in capitals, without a full stop. */
export const lettered = (text: string, { isForeign, stage }: Film): string => {
  const line = text.replace(/(?<!\.|\b\p{L}\.\p{L})\.$/u, '');
  return isForeign ? line.toUpperCase() : line.toLocaleUpperCase(stage.language);
};

function speakerOf(sent: string, { stage }: Film): string {
  const name = cutText(
    oneLine(sent.replace(/[^\p{L}\p{M}\p{N}\s.'’()-]/gu, ' ')).toUpperCase(),
    longest.beat,
  );
  const bare = name.replace(/\(.*?\)/g, '').trim();
  const isName = /\p{L}/u.test(bare) && !labels.test(bare) && !/^\d/.test(bare);
  return isName ? name : stage.cast.label;
}

// Models tend to repeat the label inside the text.
const unlabelled = (text: string) =>
  text.replace(/^(?:VIDEO|VO|V\.O\.|SFX|MUSIC|SUPER)\s*:\s*/, '');

/** The longest sentence of what is said that is short enough for lettering, else the name. */
export function lettersFor(said: readonly string[], name: string): string {
  const lines = said.flatMap(sentencesOf).map((text) => text.replace(/[.]$/, ''));
  const short = lines.filter((line) => line !== '' && line.split(' ').length <= 6);
  return short.toSorted((a, b) => b.length - a.length)[0] ?? name;
}

/** Lettering for rows that must read without sound, the payer's line, the name: what the house adds by itself. */
export function withHouseLettering(row: ScriptRow, film: Film, isLast: boolean): ScriptRow {
  const { frame, words, platform, userType } = film.stage;
  const supers = row.cues.filter((cue) => cue.kind === 'SUPER');
  const said = row.cues.filter(isSpoken).map((cue) => cue.text);
  const more: string[] = [];
  if (platform !== 'youtube' && supers.length === 0 && said.length > 0)
    more.push(lettersFor(said, frame.name));
  if (isLast && userType === 'government' && !film.isForeign) {
    const sponsor = frame.sponsor ?? words.sponsor.open;
    if (!supers.some((cue) => cue.text.toLowerCase().includes(sponsor.toLowerCase())))
      more.push(sponsor);
  }
  const added = more.map((text): Cue => ({ kind: 'SUPER', text: lettered(text, film) }));
  return added.length > 0 ? { ...row, cues: [...row.cues, ...added] } : row;
}
