import type { Idea } from './kit.ts';
import { plainIdeas } from './plain-ideas.ts';
import { shownIdeas } from './shown-ideas.ts';
import { toldIdeas } from './told-ideas.ts';

/** The ideas of the house: each is a way of telling that needs certain parts of what was said. */
export const allIdeas: readonly Idea[] = [...toldIdeas, ...shownIdeas, ...plainIdeas];
