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

/** A storyboard always has exactly this many frames. */
export const framesPerBoard = 4;
