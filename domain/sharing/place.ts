// What of a take somebody speaks of: the whole of it, one of the frames of a cut, a row of its script or a
// second of its film.
import type { Film } from '../animatic/film.ts';
import { parseAvScript, type ScriptRow } from '../script/av-script.ts';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import { labels, type Platform } from '../wizard/options.ts';

export const commentParts = ['whole', 'frame', 'row', 'second'] as const;
export type CommentPart = (typeof commentParts)[number];

/** `number` counts from 1, seconds from 0, and is null for the whole; `cut` is null for the whole, and for a film with one. */
export type Place = { part: CommentPart; number: number | null; cut: Platform | null };
/** What can be spoken of, with what stands there. */
export type NamedPlace = Place & { about: string };

type Papers = {
  frames: readonly Pick<StoryboardFrame, 'title'>[];
  script: string;
  /** What of a film is spoken of by the second; null where there is none. */
  film: Pick<Film, 'seconds' | 'shots' | 'lines'> | null;
};
export type SpokenOf = {
  shown: { storyboard_frames: Papers['frames']; script: string };
  film: Papers['film'];
  /** None for a film with one. */
  cuts: readonly (Papers & { platform: Platform })[];
};

const mostAbout = 160;
/** Of a longer film the end is spoken of by rows. */
const mostSeconds = 180;

/** Everything in a take that a comment can be about, in reading order, cut by cut. */
export function placesOf({ shown, film, cuts }: SpokenOf): NamedPlace[] {
  const { storyboard_frames: frames, script } = shown;
  return [
    { part: 'whole', number: null, cut: null, about: '' },
    ...(cuts.length > 0
      ? cuts.flatMap((cut) => placesIn(cut, cut.platform))
      : placesIn({ frames, script, film }, null)),
  ];
}

function placesIn({ frames, script, film }: Papers, cut: Platform | null): NamedPlace[] {
  const rows = parseAvScript(script)?.rows ?? [];
  const named = (part: CommentPart) => (about: string, index: number) => ({
    part,
    number: part === 'second' ? index : index + 1,
    cut,
    about: about.replace(/\s+/g, ' ').trim().slice(0, mostAbout).toWellFormed(),
  });
  return [
    ...frames.map(({ title }) => title).map(named('frame')),
    ...rows.map(({ video, cues }) => video || (cues[0]?.text ?? '')).map(named('row')),
    ...secondsOf(film, rows).map(named('second')),
  ];
}

// What is spoken in each second of the film, else what its row shows.
function secondsOf(film: Papers['film'], rows: readonly ScriptRow[]): string[] {
  if (!film) return [];
  const length = Math.min(mostSeconds, Math.ceil(film.seconds));
  return Array.from({ length }, (_, second) => {
    const isOn = ({ begin, end }: { begin: number; end: number }) =>
      begin < second + 1 && end > second;
    const row = film.shots.find(isOn)?.row ?? 0;
    return film.lines.find(isOn)?.text ?? rows[row - 1]?.video ?? '';
  });
}

/** As an address and a form name it: `whole`, `frame-2`, `youtube-row-11`, `second-0`. */
export const placeId = ({ part, number, cut }: Place): string =>
  number === null ? part : [...(cut ? [cut] : []), part, number].join('-');

const partWords = { frame: 'Frame', row: 'Row', second: 'Second' };

/** As people are told: `The whole`, `Frame 2`, `Row 11 of YouTube`, `Second 7`. */
export function placeWords({ part, number, cut }: Place): string {
  if (part === 'whole') return 'The whole';
  const of = cut ? ` of ${labels.platform[cut]}` : '';
  return `${partWords[part]} ${number}${of}`;
}

/** The same within a sentence: `frame 2 of YouTube`. */
export const placeInWords = (place: Place): string => {
  const words = placeWords(place);
  return words.charAt(0).toLowerCase() + words.slice(1);
};
