import { createHash } from 'node:crypto';
import type { SharedTake } from '#domain/sharing/compare-takes.ts';

/** What of a project, or of an approval, is read and seen. */
export const takeOf = ({ creative_brief, script, storyboard_frames }: SharedTake): SharedTake => ({
  creative_brief,
  script,
  storyboard_frames,
});

/** The same for takes that read and look the same, whatever order their parts are kept in. */
export function takeName({ creative_brief, script, storyboard_frames }: SharedTake): string {
  const frames = storyboard_frames.map(({ title, description, timing, imageUrl, imageAlt }) => [
    title,
    description,
    timing ?? '',
    imageUrl ?? '',
    imageAlt ?? '',
  ]);
  return createHash('sha256')
    .update(JSON.stringify([creative_brief, script, frames]))
    .digest('base64url')
    .slice(0, 22);
}
