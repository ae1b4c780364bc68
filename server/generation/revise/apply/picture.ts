import type { AvScript } from '#domain/script/av-script.ts';
import { afterFrame, atEnd, reframed } from '../frame.ts';
import type { Light } from '../intent.ts';
import { type Change, type Revision, rowsIn } from '../revision.ts';
import { asSentence, phrasePattern } from '../sentences.ts';
import { withRow } from '../spoken.ts';

const mapVideo = (
  script: AvScript,
  rows: readonly number[],
  change: (video: string) => string,
): AvScript => ({
  ...script,
  rows: script.rows.map((row, index) =>
    rows.includes(index) ? { ...row, video: change(row.video) } : row,
  ),
});

/** Adds a picture to the row that was named, or to the one that shows the product. */
export function show(script: AvScript, what: string, { row }: Revision): Change {
  const at = row ?? Math.min(2, script.rows.length - 1);
  return withRow(script, at, (found) => ({
    ...found,
    video: atEnd(found.video, asSentence(what)),
  }));
}

/** Another shot size or camera move: of one row, or of all but the closing one. */
export function changeFrame(
  script: AvScript,
  size: string | undefined,
  move: string | undefined,
  revision: Revision,
): Change {
  const rows =
    revision.row === undefined && script.rows.length > 1
      ? rowsIn(script, revision).slice(0, -1)
      : rowsIn(script, revision);
  const named = move === undefined ? undefined : (revision.words.moves[move] ?? move);
  return mapVideo(script, rows, (video) => reframed(video, size, named));
}

/** Moves the film to another place: said right after the shot of every row. */
export function changePlace(script: AvScript, to: string, revision: Revision): Change {
  return mapVideo(script, rowsIn(script, revision), (video) => afterFrame(video, asSentence(to)));
}

/** Another time of day, or other weather: in the place of the one before, else right after the shot. */
export function changeLight(script: AvScript, to: Light, revision: Revision): Change {
  const sentence = revision.words.light[to];
  const phrase = sentence.replace(/[.]$/, '');
  const old = to === 'rain' || to === 'snow' ? revision.words.oldWeather : revision.words.oldLight;
  return mapVideo(script, rowsIn(script, revision), (video) => {
    const swapped = video.replace(old, (_, at: number) =>
      at === 0 || /[.!?]\s$/.test(video.slice(0, at)) ? phrase : lower(phrase),
    );
    return swapped === video && !video.includes(sentence) ? afterFrame(video, sentence) : swapped;
  });
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** More letters in the picture: in the row that was named, else in the last. */
export function addSuper(script: AvScript, text: string, { row, words }: Revision): Change {
  const at = row ?? script.rows.length - 1;
  const lettered = text.replace(/[.]$/, '').toLocaleUpperCase(words.code);
  const cue = { kind: 'SUPER' as const, text: lettered };
  return withRow(script, at, (found) => ({ ...found, cues: [...found.cues, cue] }));
}

/** Gives the person of the film another name, wherever the old one or the person's role stands. */
export function rename(script: AvScript, to: string, revision: Revision): Change {
  const speakers = script.rows.flatMap((row) =>
    row.cues.flatMap((cue) => (cue.kind === 'DIALOGUE' && cue.speaker ? [bare(cue.speaker)] : [])),
  );
  const cast = script.facts.find((fact) =>
    /^(?:cast|reparto|distribution|besetzung|personaje|rôle|figur)$/i.test(fact.label),
  );
  const castName = /^\p{Lu}[\p{L}'’ -]*(?=[,.;(]|$)/u.exec(cast?.text ?? '')?.[0];
  const typed = revision.characterName.trim();
  const known = [
    typed,
    ...speakers,
    typed === '' && castName === castName?.toUpperCase() ? (castName ?? '') : '',
  ]
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (known.length === 0) return undefined;
  const next = [...new Set(known)].reduce(
    (text, old) => renamed(text, old, to, revision.words.articles),
    JSON.stringify(script),
  );
  const changed = JSON.parse(next) as AvScript;
  return next === JSON.stringify(script) ? undefined : changed;
}

const bare = (speaker: string) => speaker.replace(/\(.*?\)/g, '').trim();

// A role takes its article with it: `the COMMUTER` and `A commuter` both become the name.
function renamed(text: string, old: string, to: string, articles: string): string {
  const role = new RegExp(
    `(?<![\\p{L}\\d])(?:(?:${articles})\\s+)${phrasePattern(old).source}`,
    'giu',
  );
  const name = to.toUpperCase();
  return text
    .replace(role, name)
    .replace(phrasePattern(old), (found) => (found === found.toUpperCase() ? name : to));
}
