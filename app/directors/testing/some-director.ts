import type { PublicDirector } from '#domain/directors/director.ts';

/** A real director with everything, except for what a test says. */
export function someDirector(more: Partial<PublicDirector> = {}): PublicDirector {
  return {
    id: 'ada',
    name: 'Ada Ferreira',
    location: 'Lisbon, Portugal',
    rating: 4.5,
    review_count: 12,
    bio: 'Films about bread.',
    skills: ['Runway'],
    tools: ['Premiere Pro'],
    categories: ['Commercial'],
    profile_image: null,
    video_reel_url: null,
    video_reel_duration: null,
    video_reel_poster: null,
    website_url: null,
    availability_status: 'available',
    last_synced_at: '2026-01-05T00:00:00.000Z',
    sample: false,
    ...more,
  };
}
