// What of a take somebody speaks of: the whole of it, one of its frames or a row of its script.
import { parseAvScript } from '../script/av-script.ts';
import type { StoryboardFrame } from '../storyboard/frame.ts';

export const commentParts = ['whole', 'frame', 'row'] as const;
export type CommentPart = (typeof commentParts)[number];

/** `number` counts from 1; null for the whole. */
export type Place = { part: CommentPart; number: number | null };
/** What can be spoken of, with what stands there. */
export type NamedPlace = Place & { about: string };

const mostAbout = 160;

/** Everything in a take that a comment can be about, in reading order. */
export function placesOf(take: {
  storyboard_frames: readonly Pick<StoryboardFrame, 'title'>[];
  script: string;
}): NamedPlace[] {
  const rows = parseAvScript(take.script)?.rows ?? [];
  const named = (part: CommentPart) => (about: string, index: number) => ({
    part,
    number: index + 1,
    about: about.replace(/\s+/g, ' ').trim().slice(0, mostAbout).toWellFormed(),
  });
  return [
    { part: 'whole', number: null, about: '' },
    ...take.storyboard_frames.map(({ title }) => title).map(named('frame')),
    ...rows.map(({ video, cues }) => video || (cues[0]?.text ?? '')).map(named('row')),
  ];
}

/** As an address and a form name it: `whole`, `frame-2`, `row-11`. */
export const placeId = ({ part, number }: Place): string =>
  number === null ? part : `${part}-${number}`;

/** As people are told: `The whole`, `Frame 2`, `Row 11`. */
export function placeWords({ part, number }: Place): string {
  if (part === 'whole') return 'The whole';
  return `${part === 'frame' ? 'Frame' : 'Row'} ${number}`;
}
