// Whether what is kept of two drafts is the same, without writing either of them out.
import { perObject } from '../../per-object.ts';
import { spell } from '../../same-json.ts';
import { type Draft, savedPart } from '../draft/draft.ts';
import { fingerprint } from '../draft/fingerprint.ts';

/** Changes when what would be saved does. Which project it is saved as is no part of that. */
export function contentKey(draft: Draft): string {
  const { project: _, ...content } = savedPart(draft);
  return fingerprint(Object.values(content).map(keyOf).join(' '));
}

/** Whether the server is known to have the draft as it is. */
export const isSaved = (draft: Draft): boolean => draft.project?.saved === contentKey(draft);

// A script with its frames and plan is long and seldom another one: it is read once.
const keyOfObject = perObject((part) => fingerprint(spell(part)));

/** Changes when a part of a draft does. */
export function keyOf(part: unknown): string {
  if (Array.isArray(part)) return `[${part.map(keyOf).join()}]`;
  return typeof part === 'object' && part !== null ? keyOfObject(part) : JSON.stringify(part);
}
