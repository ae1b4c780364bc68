// The embedded feed: sixty invented directors, in the rows a JSON feed would hold.
import { catalogue } from '#domain/matching/catalogue.ts';
import { catalogueExtras } from './sample-catalogue-extras.ts';
import { animationDirectors } from './sample-directors-animation.ts';
import { documentaryDirectors } from './sample-directors-documentary.ts';
import { liveActionDirectors } from './sample-directors-live-action.ts';
import { socialDirectors } from './sample-directors-social.ts';
import type { SampleProfile } from './sample-profile.ts';
import { reelColumns } from './sample-reels.ts';

/** A row of the sample feed; money in whole US dollars. */
export type SampleDirector = {
  id: string;
  name: string;
  location: string;
  contact_email: string;
  contact_phone: string;
  hourly_rate: number;
  project_minimum: number;
  rating: number | null;
  review_count: number;
  bio: string;
  skills: readonly string[];
  tools: readonly string[];
  categories: readonly string[];
  profile_image: null;
  video_reel_url: string | null;
  video_reel_duration: string | null;
  website_url?: string;
  availability_status: 'available' | 'busy';
};

type Known = Pick<SampleProfile, 'id' | 'website' | 'busy'>;

// Telephone numbers 555-0100 to 555-0199 are kept free for fiction, as are the names in .example.
function contact({ id, website, busy }: Known, index: number) {
  return {
    contact_email: website ? `hello@${id}.example` : `${id}@example.com`,
    contact_phone: `555-01${String(index).padStart(2, '0')}`,
    profile_image: null,
    ...(website && { website_url: `https://${id}.example/` }),
    availability_status: busy ? ('busy' as const) : ('available' as const),
  };
}

const fromCatalogue = catalogue.map((director, index): SampleDirector => {
  const { tools, ...extras } = catalogueExtras[director.id] ?? { tools: [] };
  return {
    id: director.id,
    name: director.name,
    location: director.location,
    hourly_rate: director.rate,
    project_minimum: director.startingAt,
    rating: director.rating,
    review_count: director.reviews,
    bio: director.description,
    skills: director.skills,
    tools,
    categories: director.specialties,
    video_reel_url: director.videoUrl,
    video_reel_duration: director.videoDuration,
    ...contact({ id: director.id, ...extras }, index),
  };
});

const further = [
  ...liveActionDirectors,
  ...animationDirectors,
  ...documentaryDirectors,
  ...socialDirectors,
].map((profile, index): SampleDirector => {
  const { id, name, location, rating, bio, skills, tools, categories } = profile;
  return {
    id,
    name,
    location,
    hourly_rate: profile.rate,
    project_minimum: profile.minimum,
    rating,
    review_count: profile.reviews,
    bio,
    skills,
    tools,
    categories,
    ...reelColumns(profile.reel),
    ...contact(profile, catalogue.length + index),
  };
});

/** The catalogue's twelve and forty-eight more. */
export const sampleDirectors: readonly SampleDirector[] = [...fromCatalogue, ...further];
