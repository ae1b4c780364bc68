// One picture that is held, seen from nearer with each part of the film.
import type { Picture } from '../pictures/picture.ts';

type View = Partial<Pick<Picture, 'composition' | 'size'>>;
type Views = readonly [View, View, View];

const ofPeople: Views = [
  { size: 'wide' },
  { size: 'medium' },
  { composition: 'face', size: 'close-up' },
];
const ofHands: Views = [
  { size: 'wide' },
  { size: 'medium' },
  { composition: 'hands', size: 'close-up' },
];
const views: Partial<Record<Picture['composition'], Views>> = {
  face: [
    { composition: 'figure', size: 'medium' },
    { size: 'medium-close-up' },
    { size: 'close-up' },
  ],
  pair: [{ size: 'wide' }, { size: 'two-shot' }, { size: 'medium-close-up' }],
  object: [{ size: 'medium' }, { size: 'close-up' }, { size: 'extreme-close-up' }],
};

/** The picture as it is seen in a beat; as it is where nearer would be the same. */
export function heldView(picture: Picture, beat: 0 | 1 | 2): Picture {
  const { composition, cast, other } = picture;
  if (composition !== 'figure') return { ...picture, ...views[composition]?.[beat] };
  return { ...picture, ...(cast?.holds && !other ? ofHands : ofPeople)[beat] };
}

/** Whether a picture of this kind is another one from nearer. */
export const comesNearer = ({ composition }: Picture): boolean =>
  !/^(?:place|crowd|split|card|overhead)$/.test(composition);
