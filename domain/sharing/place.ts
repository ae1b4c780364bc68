// What of a take somebody speaks of: the whole of it, one of the frames of a cut or a row of its script.
import { parseAvScript } from '../script/av-script.ts';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import { labels, type Platform } from '../wizard/options.ts';

export const commentParts = ['whole', 'frame', 'row'] as const;
export type CommentPart = (typeof commentParts)[number];

/** `number` counts from 1, and is null for the whole; `cut` is null for the whole, and for a film with one. */
export type Place = { part: CommentPart; number: number | null; cut: Platform | null };
/** What can be spoken of, with what stands there. */
export type NamedPlace = Place & { about: string };

type Papers = { frames: readonly Pick<StoryboardFrame, 'title'>[]; script: string };
export type SpokenOf = {
  shown: { storyboard_frames: Papers['frames']; script: string };
  /** None for a film with one. */
  cuts: readonly (Papers & { platform: Platform })[];
};

const mostAbout = 160;

/** Everything in a take that a comment can be about, in reading order, cut by cut. */
export function placesOf({ shown, cuts }: SpokenOf): NamedPlace[] {
  const { storyboard_frames: frames, script } = shown;
  return [
    { part: 'whole', number: null, cut: null, about: '' },
    ...(cuts.length > 0
      ? cuts.flatMap((cut) => placesIn(cut, cut.platform))
      : placesIn({ frames, script }, null)),
  ];
}

function placesIn({ frames, script }: Papers, cut: Platform | null): NamedPlace[] {
  const rows = parseAvScript(script)?.rows ?? [];
  const named = (part: CommentPart) => (about: string, index: number) => ({
    part,
    number: index + 1,
    cut,
    about: about.replace(/\s+/g, ' ').trim().slice(0, mostAbout).toWellFormed(),
  });
  return [
    ...frames.map(({ title }) => title).map(named('frame')),
    ...rows.map(({ video, cues }) => video || (cues[0]?.text ?? '')).map(named('row')),
  ];
}

/** As an address and a form name it: `whole`, `frame-2`, `youtube-row-11`. */
export const placeId = ({ part, number, cut }: Place): string =>
  number === null ? part : [...(cut ? [cut] : []), part, number].join('-');

/** As people are told: `The whole`, `Frame 2`, `Row 11 of YouTube`. */
export function placeWords({ part, number, cut }: Place): string {
  if (part === 'whole') return 'The whole';
  const of = cut ? ` of ${labels.platform[cut]}` : '';
  return `${part === 'frame' ? 'Frame' : 'Row'} ${number}${of}`;
}

/** The same within a sentence: `frame 2 of YouTube`. */
export const placeInWords = (place: Place): string => {
  const words = placeWords(place);
  return words.charAt(0).toLowerCase() + words.slice(1);
};
