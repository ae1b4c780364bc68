import type { Idea } from './kit.ts';
import { seenIdeas } from './seen-ideas.ts';
import { toldIdeas } from './told-ideas.ts';
import { turnedIdeas } from './turned-ideas.ts';

/** The ideas of the house: each is a way of telling that needs certain parts of what was said. */
export const allIdeas: readonly Idea[] = [...seenIdeas, ...toldIdeas, ...turnedIdeas];
