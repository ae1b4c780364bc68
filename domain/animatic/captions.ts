// Captions of a film: what is spoken, in pieces that can be read, and as a WebVTT file.
import type { Film, FilmLine } from './film.ts';
import { round } from './row-spans.ts';

export type Caption = { begin: number; end: number; text: string; speaker?: string };

/** Letters that stand in two lines. */
const most = 76;

/** Every spoken sentence in pieces of two lines at most, each on for its share of the sentence. */
export const captionsOf = ({ lines }: Pick<Film, 'lines'>): Caption[] => lines.flatMap(parted);

function parted(line: FilmLine): Caption[] {
  const { begin, end, text, speaker } = line;
  const parts = piecesOf(text);
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  let from = begin;
  return parts.map((part, at) => {
    const to =
      at === parts.length - 1 ? end : round(from + ((end - begin) * part.length) / letters);
    const caption = { begin: from, end: to, text: part, ...(speaker ? { speaker } : {}) };
    from = to;
    return caption;
  });
}

// Even pieces, so that none is a single word; a word longer than all of it is broken where it must be.
function piecesOf(text: string): string[] {
  const wanted = Math.ceil(text.length / Math.ceil(text.length / most));
  const pieces: string[] = [];
  for (const word of text.split(' ').flatMap(broken)) {
    const last = pieces.at(-1);
    const room = pieces.length * wanted > text.length ? most : Math.min(most, wanted + 6);
    if (last !== undefined && last.length + 1 + word.length <= room)
      pieces[pieces.length - 1] = `${last} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}

const broken = (word: string): string[] => {
  const letters = [...word];
  if (letters.length <= most) return [word];
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  );
};

/** The captions as a WebVTT file (https://www.w3.org/TR/webvtt1/); one without a spoken line says so. */
export function formatVtt(film: Pick<Film, 'title' | 'lines'>): string {
  const captions = captionsOf(film);
  const title = film.title.replace(/\s+/gu, ' ').replaceAll('-->', '→').trim();
  const head = title ? `WEBVTT - ${title}` : 'WEBVTT';
  const body =
    captions.length > 0
      ? captions.map((caption, at) => `${at + 1}\n${cueOf(caption)}`)
      : ['NOTE No line of this script is spoken.'];
  return `${[head, ...body].join('\n\n')}\n`;
}

function cueOf({ begin, end, text, speaker }: Caption): string {
  const voice = speaker ? `<v ${escaped(speaker).replace(/[\s.]+/gu, ' ')}>` : '';
  return `${timestamp(begin)} --> ${timestamp(end)}\n${voice}${escaped(text)}`;
}

// What could be read as a mark of WebVTT is written as the sign it stands for.
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `00:00:04.250` */
export function timestamp(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = Math.floor(milliseconds / 3_600_000);
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${two(hours)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}.${rest}`;
}
