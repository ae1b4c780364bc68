import type { Voice } from '../voice.ts';

/** Three or four features; a part that needed a fact the visitor did not give drops out. */
export const features = (_: Voice, list: readonly (string | undefined)[]): string[] =>
  list.filter((feature): feature is string => Boolean(feature)).slice(0, 4);
