// One advertising idea worked out for one client: what is told and what is seen, beat by beat.
import type { Statement } from '../understand/subject-frame.ts';
import type { Aspect } from './ideas/kit.ts';
import type { ToldPlan } from './ideas/told-ways.ts';
import type { Picture } from './pictures/picture.ts';
import type { IdeaId } from './words/schema.ts';

export type BeatPlot = {
  /** What leads the beat, in order; what is told in it is shown after it. */
  pictures: readonly Picture[];
  /** The sentences that are heard in it. */
  heard: readonly string[];
  /** What may be told in it, the best first. */
  tell: readonly Statement[];
  /** The client said what is to be seen in it: that and nothing else. */
  isTold?: true;
};

export type Film = {
  idea: IdeaId;
  aspect: Aspect;
  /** In the client's own words; the first that is not taken by another concept is used. */
  titles: readonly string[];
  /** What it demonstrates. */
  lead?: Statement;
  /** What it promises to begin with. */
  opener?: Statement;
  /** The figure it is about, with its noun. */
  figure?: string;
  /** How it goes through what the client wants to be seen, and that by beat. */
  plan: ToldPlan;
  beats: readonly [BeatPlot, BeatPlot, BeatPlot, BeatPlot];
};
