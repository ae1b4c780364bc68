// What is written for the visitor, and what of it is written once more.
import type { Concept } from '../../concepts/concept.ts';
import type { StoryboardFrame } from '../../storyboard/frame.ts';
import type { ShotPlan } from '../../storyboard/shot-plan.ts';
import type { Basis } from './basis.ts';

export const writings = ['concepts', 'brief', 'script', 'board'] as const;
export type Writing = (typeof writings)[number];

/** What was written once more, or what is taken of it. */
export type Refreshed =
  | { of: 'concepts'; concepts: Concept[] }
  | { of: 'brief'; brief: string }
  | { of: 'script'; script: string; shots?: ShotPlan | undefined }
  | { of: 'board'; frames: StoryboardFrame[] };

/** `done` is null until it has come; `basis` is what it is written from. */
export type Refresh = { id: string; of: Writing; basis: Basis; done: Refreshed | null };
