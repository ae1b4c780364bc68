import type { MatchedDirector } from '../../functions/match-directors.ts';

/** A ranked list for tests: `director-1` first, each a point below the one before. */
export const ranked = (count: number): MatchedDirector[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `director-${index + 1}`,
    name: `Ada Number ${index + 1}`,
    location: 'Portland, OR',
    rating: 4.8,
    review_count: 12,
    bio: 'Films for people who work at night.',
    skills: ['Night exteriors', 'Casting', 'Table-top', 'Motion control'],
    tools: [],
    categories: [],
    profile_image: null,
    video_reel_url: null,
    video_reel_duration: '1:48',
    video_reel_poster: null,
    website_url: null,
    availability_status: 'available',
    last_synced_at: '2026-11-20T12:00:00Z',
    sample: true,
    matchScore: 41 - index,
    reasons: ['Starts within your budget', 'Knows vertical video'],
    startingAt: index === 1 ? null : 6_000,
    hasProfile: index !== 1,
  }));
