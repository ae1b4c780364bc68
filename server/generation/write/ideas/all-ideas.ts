import type { Idea } from './kit.ts';
import { ofActs } from './of-acts.ts';
import { ofLines } from './of-lines.ts';
import { ofPeople } from './of-people.ts';

/** The devices of the house: each needs certain parts of what was said, and is offered only with them. */
export const allIdeas: readonly Idea[] = [...ofActs, ...ofPeople, ...ofLines];
