import { pictureLimits } from './picture.ts';

const { megabytes, megapixels, leastPixels } = pictureLimits;

/** Why a file is not taken as a picture, as people are told. */
export const pictureRefusals = {
  'too-large': `This file is larger than ${megabytes} MB. Save it smaller and try again.`,
  empty: 'There is nothing to see in this picture. Try another one.',
  script:
    'This SVG holds a script or reaches for other files, so we do not open it. Export it as plain shapes, or send a PNG.',
  embedded:
    'This SVG has a photograph in it. Send the photograph itself, or export the drawing as PNG.',
  heic: 'This is a HEIC picture, which we cannot open. Save it as JPEG; on an iPhone, share it as “Most Compatible”.',
  'no-bytes': 'This file is empty. Try another one.',
  'not-a-picture': 'This is no picture we can open. Send a PNG, JPEG, WebP or SVG.',
  'another-type':
    'This file is not what its name says it is. Open it, save it again as PNG or JPEG, and send that.',
  broken: 'This picture is damaged and cannot be read. Try another copy of it.',
  'too-many-pixels': `This picture has more than ${megapixels} megapixels. Save it smaller and try again.`,
  'too-small': `This picture is too small or too narrow to draw from: ${leastPixels} pixels is the least, and no strip.`,
} as const;
export type PictureRefusal = keyof typeof pictureRefusals;
