// Pictures of the product and its logo, as step 3 takes them and the draft names them.
import { z } from 'zod';

export const pictureKinds = ['product', 'logo'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** How many pictures of the product a draft has, beside one logo. */
export const mostProductPictures = 3;

/** What may be sent. */
export const pictureLimits = { megabytes: 8, megapixels: 40, leastPixels: 48 } as const;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

/** A share of the picture's width or height. */
const share = z.number().min(0).max(1);
export const mostStrokes = 24;

/** A stroke of the brush that mends the cut-out; `size` is its radius as a share of the longer side. */
export const pictureStroke = z.object({
  does: z.enum(['keep', 'erase']),
  size: z.number().min(0.004).max(0.2),
  points: z
    .array(z.tuple([share, share]))
    .min(1)
    .max(300),
});
export type PictureStroke = z.infer<typeof pictureStroke>;

/** How a picture is cut: `whole` leaves its ground. */
export const pictureCut = z.object({
  whole: z.boolean().default(false),
  strokes: z.array(pictureStroke).max(mostStrokes).default([]),
});
export type PictureCut = z.infer<typeof pictureCut>;
export const asItCame: PictureCut = { whole: false, strokes: [] };

/**
 * What the ground was: transparent, of one tone, or busy, where the cut-out is a guess that wants
 * looking at.
 */
export const pictureGrounds = ['clear', 'plain', 'busy'] as const;
export type PictureGround = (typeof pictureGrounds)[number];

/** A picture as a draft names it. `mark` changes with what is drawn of it. Sizes in pixels. */
export const shownPicture = z.object({
  id: z.uuid(),
  mark: z.string().regex(/^[0-9a-f]{16}$/),
  width: z.number().int().min(1).max(4000),
  height: z.number().int().min(1).max(4000),
});

/** The pictures of a draft, the most telling of the product first. */
export const shownPictures = z.object({
  product: z.array(shownPicture).max(mostProductPictures).default([]),
  logo: shownPicture.optional(),
  /** What is lettered stands on the logo's colour instead of paper. */
  plates: z.literal('logo').optional(),
});
export type ShownPictures = z.infer<typeof shownPictures>;

/** A kept picture as its owner is told of it. */
export const pictureFacts = shownPicture.extend({
  kind: z.enum(pictureKinds),
  ground: z.enum(pictureGrounds),
  cut: pictureCut,
  /** Up to three, `#rrggbb`, the most of it first. */
  colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(3),
});
export type PictureFacts = z.infer<typeof pictureFacts>;

/** The views of a kept picture: as it came, the product alone, how it will be drawn. */
export const pictureViews = ['source', 'cut-out', 'drawn'] as const;
export type PictureView = (typeof pictureViews)[number];
/** The names of its files in the storage. */
export type PictureFiles = Record<PictureView | 'traced', string>;
