import { z } from 'zod';
import { requiredText, text } from '../text.ts';

/** One storyboard frame. `timing` reads like `0–5 s`; `imageAlt` says what the picture shows. */
export const storyboardFrame = z.object({
  title: requiredText(200),
  description: text(1000).default(''),
  timing: text(60).optional(),
  imageUrl: text(300).optional(),
  imageAlt: text(600).optional(),
});
export type StoryboardFrame = z.infer<typeof storyboardFrame>;

const ownPicture = /^\/api\/storage\/(frames\/[\w-][\w.-]{0,120})$/;

/** The storage key of one of our own pictures, or null for any other address. */
export const ownPictureKey = (imageUrl: string): string | null =>
  ownPicture.exec(imageUrl)?.[1] ?? null;

/** A frame as callers send it back: its picture can only be one of ours. */
export const sentFrame = storyboardFrame.extend({
  imageUrl: text(300)
    .refine((url) => url === '' || ownPictureKey(url) !== null, 'This picture is not one of ours.')
    .optional(),
});

/** A storyboard always has exactly this many frames. */
export const framesPerBoard = 4;
