import type { AdminDirector } from '#domain/admin/directors.ts';

const number = (value: number) => value.toLocaleString('en-US');

export const rateWords = (rate: number | null) => (rate === null ? 'N/A' : `$${number(rate)}/hr`);
export const minimumWords = (dollars: number | null) =>
  dollars === null ? 'N/A' : `$${number(dollars)}`;

type Rated = Pick<AdminDirector, 'rating' | 'review_count'>;
export const ratingWords = ({ rating, review_count }: Rated) =>
  rating === null ? 'No rating' : `${rating.toFixed(1)} (${number(review_count)})`;

type Placed = Pick<AdminDirector, 'suspended' | 'active' | 'origin' | 'house_fields'>;

/** The same in the table, where an invented director is told from the others. */
export const sourceWords = (director: Placed & Pick<AdminDirector, 'sample'>): string =>
  director.sample ? `${placeWords(director)} · sample profile` : placeWords(director);

/** Whose row it is, and whether anybody sees it. */
export function placeWords({ suspended, active, origin, house_fields }: Placed): string {
  if (suspended) return 'Suspended';
  if (origin === 'house') return 'House';
  if (!active) return 'Not in the feed';
  return house_fields.length > 0 ? 'Feed, edited' : 'Feed';
}

/** As in '1 director', '2 directors'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;
