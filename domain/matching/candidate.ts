/** A director as matching sees one. */
export type Candidate = {
  id: string;
  name: string;
  /** As in `Los Angeles, CA`; may be empty. */
  location: string;
  /** Bio or description. */
  bio: string;
  specialties: readonly string[];
  skills: readonly string[];
  tools: readonly string[];
  /** Smallest project in US dollars; null when it is not known. */
  startingPrice: number | null;
  /** Whether visitors are shown that price. */
  isPriceShown: boolean;
  /** Out of 5; null when nobody has rated yet. */
  rating: number | null;
  reviews: number;
};
