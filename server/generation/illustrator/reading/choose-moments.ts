// Four moments of a film: the rows of its script, or the parts of a free text.
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import { castWords, crowdWords, poseWords } from './people-words.ts';
import { framingWords } from './shot-words.ts';
import { findAll } from './stems.ts';

export type Moment = {
  /** The row of the script it begins with, from 1; 1 for a free text. */
  row: number;
  /** Name of the beat; empty in a free text. */
  beat: string;
  /** What is seen, as written. */
  video: string;
  /** The one shot of it that is drawn: rows may cut to another. */
  picture: string;
  /** Who speaks on camera. */
  speakers: readonly string[];
  /** On-screen lettering. */
  lettering: string;
  startSeconds: number;
  endSeconds: number;
};

/** Exactly four moments in the order of the film, whatever the text is. `seconds` is the length of a free text. */
export function chooseMoments(text: string, script: AvScript | null, seconds: number): Moment[] {
  const moments = script
    ? script.rows.map((row, at) => momentOf(row, at + 1))
    : momentsOfText(text, seconds);
  while (moments.length < 4) splitLongest(moments);
  return Array.from({ length: 4 }, (_, part) => {
    const from = Math.floor((part * moments.length) / 4);
    const to = Math.floor(((part + 1) * moments.length) / 4);
    return merge(moments.slice(from, to), part === 3);
  });
}

/** The cuts of one row as moments of their own, with their share of its time. */
export function momentsOfRow(row: ScriptRow): Moment[] {
  const whole = momentOf(row, 1);
  const shots = framedShots(row.video);
  const step = (row.endSeconds - row.startSeconds) / Math.max(1, shots.length);
  return shots.map((picture, at) => ({
    ...whole,
    picture,
    lettering: at === 0 ? whole.lettering : '',
    startSeconds: row.startSeconds + at * step,
    endSeconds: row.startSeconds + (at + 1) * step,
  }));
}

function momentOf(row: ScriptRow, at: number): Moment {
  const supers = row.cues.filter(({ kind }) => kind === 'SUPER').map(({ text }) => text.trim());
  const lettering = joined(supers) || inlineSuper(row.video);
  return {
    row: at,
    beat: row.beat,
    video: row.video.trim(),
    picture: pictureOf(row.video, false),
    speakers: row.cues.flatMap(({ kind, speaker }) =>
      kind === 'DIALOGUE' && speaker ? speaker : [],
    ),
    lettering,
    startSeconds: row.startSeconds,
    endSeconds: row.endSeconds,
  };
}

// Two short letterings of one row share a plate.
const joined = ([first = '', second = '']: readonly string[]) =>
  second && `${first} · ${second}`.length <= 64 ? `${first} · ${second}` : first;

const cut = /\b(?:cut to|corte a|(?:on )?coupe sur|schnitt auf)\b\s*:?\s*/iu;

// Talk that goes on over another picture, or ends before it: the picture is what is drawn. It is looked for
// where a clause begins alone: from every letter on, a long row without an end would be read as often as it has letters.
const talkingOver =
  /(?<=^|[.:;!?]\s?)[^.:;!?]*\bkeeps? talking to camera[^.:]*over it we see:\s?|(?<=^|[.!?]\s?)[^.!?]*\bfinish(?:es)? to camera[^.!?]*\.\s(?=\s*\S)/giu;

/** The shots that a row cuts between, each with its framing. */
function framedShots(video: string): string[] {
  const shots = (video.replace(talkingOver, ' ').trim() || video)
    .split(cut)
    .map((shot) => shot.trim())
    .filter(Boolean);
  const [first = '', ...others] = shots;
  const framing = /^[^.!?]{2,60}[.!?]\s/u.exec(first)?.[0] ?? '';
  return [
    first,
    ...others.map((shot) =>
      findAll(shot.slice(0, 40), framingWords).length > 0 ? shot : `${framing}${shot}`,
    ),
  ];
}

/** The shot of a row that shows most, with the framing it is taken in; of the last row the pack shot. */
function pictureOf(video: string, last: boolean): string {
  const [first = '', ...framed] = framedShots(video);
  if (last) {
    const pack = [first, ...framed].find(
      (shot) => findAll(shot, { it: framingWords.PACK }).length > 0,
    );
    if (pack) return pack;
  }
  return framed.reduce(
    (best, shot) => (drawability(shot) > drawability(best) + 1.5 ? shot : best),
    first,
  );
}

// Some people write the lettering into the picture column.
const inlineSuper = (video: string) =>
  /\b(?:SUPER|TITLE|TEXT ON SCREEN|RÓTULO|TITRE|EINBLENDUNG)\s*:\s*["“”«]?([^"“”».\n]{2,80})/iu
    .exec(video)?.[1]
    ?.trim() ?? '';

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…。！？])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

function momentsOfText(text: string, seconds: number): Moment[] {
  const sentences = sentencesOf(text.slice(0, 8000));
  const total = sentences.reduce((sum, sentence) => sum + sentence.length, 0) || 1;
  const parts: string[][] = [[], [], [], []];
  let passed = 0;
  for (const sentence of sentences) {
    const middle = passed + sentence.length / 2;
    parts[Math.min(3, Math.floor((middle / total) * 4))]?.push(sentence);
    passed += sentence.length;
  }
  return parts.map((part, index) => ({
    row: 1,
    beat: '',
    video: part.join(' '),
    picture: part.join(' '),
    speakers: [],
    lettering: inlineSuper(part.join(' ')),
    startSeconds: Math.round((index * seconds) / 4),
    endSeconds: Math.round(((index + 1) * seconds) / 4),
  }));
}

// A film of fewer than four rows: its longest row is seen in two halves.
function splitLongest(moments: Moment[]): void {
  const lengths = moments.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds);
  const at = lengths.indexOf(Math.max(...lengths));
  const whole = moments[at];
  if (!whole)
    return void moments.push({
      row: 1,
      beat: '',
      video: '',
      picture: '',
      speakers: [],
      lettering: '',
      startSeconds: 0,
      endSeconds: 0,
    });
  const sentences = sentencesOf(whole.video);
  const half = Math.ceil(sentences.length / 2);
  const middle = Math.round((whole.startSeconds + whole.endSeconds) / 2);
  const later = sentences.slice(half).join(' ') || whole.video;
  moments.splice(
    at,
    1,
    { ...whole, ...shown(sentences.slice(0, half).join(' ')), endSeconds: middle, lettering: '' },
    { ...whole, ...shown(later), startSeconds: middle },
  );
}

const shown = (video: string) => ({ video, picture: video });

function merge(group: readonly Moment[], last: boolean): Moment {
  const first = group[0] as Moment;
  const best = last
    ? (group.at(-1) as Moment)
    : group.reduce(
        (chosen, moment) =>
          drawability(moment.picture) > drawability(chosen.picture) ? moment : chosen,
        first,
      );
  return {
    ...best,
    ...(last ? { picture: pictureOf(best.video, true) } : {}),
    lettering: best.lettering || (group.find(({ lettering }) => lettering)?.lettering ?? ''),
    startSeconds: first.startSeconds,
    endSeconds: (group.at(-1) as Moment).endSeconds,
  };
}

// How much of a moment can be drawn: framing, people, what they do.
const drawability = (video: string) =>
  findAll(video, framingWords).length +
  findAll(video, poseWords).length * 2 +
  findAll(video, castWords).length +
  findAll(video, crowdWords).length +
  Math.min(2, video.length / 80);
