// When each sentence of a row is spoken.
import type { Cue, ScriptRow } from '../script/av-script.ts';
import { isSpoken } from '../script/row-speech.ts';
import { countSpokenWords } from '../script/speech.ts';
import type { FilmLine, FilmSound, FilmSuper } from './film.ts';
import { type RowSpan, round } from './row-spans.ts';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
/** A breath before the first word of a row and after the last. */
const breath = 0.15;
/** What is spoken stays to be read for a moment. */
const lingers = 0.8;
const directions = /\[[^\]]{0,300}\]|\([^()\d]{0,300}\)/gu;

type Sentence = { text: string; speaker?: string };

/**
 * The sentences of a row, one after the other. At `pace`, in words a second, they may be done before the
 * row ends; where they are not, all of them are as fast as the row needs.
 */
export function spokenLines(row: ScriptRow, span: RowSpan, pace: number): FilmLine[] {
  const said = row.cues.filter(isSpoken).flatMap(sentencesOf);
  const words = said.map(({ text }) => Math.max(1, countSpokenWords(text)));
  const all = words.reduce((sum, count) => sum + count, 0);
  const room = Math.max(
    0,
    span.end - span.begin - 2 * Math.min(breath, (span.end - span.begin) / 8),
  );
  const perWord = Math.min(1 / pace, room / all);
  let begin = span.begin + (span.end - span.begin - room) / 2;
  const ends = words.map((count) => {
    begin += count * perWord;
    return begin;
  });
  let last = round(span.begin + (span.end - span.begin - room) / 2);
  return said.map((sentence, at) => {
    const spoken = ends[at] ?? span.end;
    const isLast = at === said.length - 1;
    const end = round(isLast ? Math.min(span.end, spoken + lingers) : spoken);
    const line = { ...sentence, begin: last, end };
    last = end;
    return line;
  });
}

function sentencesOf({ kind, speaker, text }: Cue): Sentence[] {
  const spoken = text.replace(directions, ' ').replace(/\s+/gu, ' ').trim();
  const by = kind === 'DIALOGUE' ? nameOf(speaker ?? '') : '';
  return [...sentences.segment(spoken)]
    .map(({ segment }) => segment.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
    .map((one) => ({ text: one, ...(by ? { speaker: by } : {}) }));
}

const nameOf = (speaker: string) => speaker.replace(directions, ' ').replace(/\s+/gu, ' ').trim();

/** Lettering of a row: on with its row, a moment after the cut, so that the picture is seen first. */
export function supersOf(row: ScriptRow, span: RowSpan): FilmSuper[] {
  const texts = row.cues.filter(({ kind }) => kind === 'SUPER').map(({ text }) => text.trim());
  const shown = texts.filter(Boolean);
  const length = span.end - span.begin;
  const late = Math.min(0.4, length / 8);
  // Several share the row: each has its part of it.
  return shown.map((text, at) => ({
    text,
    begin: round(span.begin + late + (at * (length - late)) / shown.length),
    end: round(span.begin + late + ((at + 1) * (length - late)) / shown.length),
  }));
}

export const soundsOf = (row: ScriptRow, span: RowSpan): FilmSound[] =>
  row.cues.flatMap(({ kind, text }) =>
    (kind === 'SFX' || kind === 'MUSIC') && text.trim()
      ? [{ kind, text: text.trim(), ...span }]
      : [],
  );
