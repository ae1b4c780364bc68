import type { Reel } from './sample-reels.ts';

/** An invented director in short; what follows from the id is added by `sample-directors.ts`. */
export type SampleProfile = {
  id: string;
  name: string;
  location: string;
  /** US dollars an hour. */
  rate: number;
  /** Smallest project, US dollars. */
  minimum: number;
  /** Null for somebody new. */
  rating: number | null;
  reviews: number;
  bio: string;
  skills: readonly string[];
  tools: readonly string[];
  categories: readonly string[];
  reel?: Reel;
  website?: true;
  busy?: true;
};
