/** A director of the built-in catalogue (spec: 'Built-in director'). */
export type CatalogueDirector = {
  /** As in `odalys-brandt-vey`: also the id of the same person in the sample feed. */
  id: string;
  name: string;
  location: string;
  /** Out of 5, one decimal. */
  rating: number;
  reviews: number;
  /** A freely licensed public film standing for a reel. */
  videoUrl: string;
  /** Name of the drawn still that stands before the reel: see `app/ui/art/reels`. */
  videoThumbnail: string;
  /** As in `2:14`. */
  videoDuration: string;
  description: string;
  specialties: readonly string[];
  skills: readonly string[];
  /** US dollars an hour. */
  rate: number;
  /** Smallest project, US dollars. */
  startingAt: number;
};
