// One row of a feed as the product keeps it.
import { z } from 'zod';
import { BrokenRow } from '../../gateways/directors-feed/port.ts';
import {
  duration,
  emailAddress,
  line,
  list,
  oneDecimal,
  visibleLine,
  webAddress,
  whole,
  words,
} from './feed-cells.ts';

const orNull = <T extends z.ZodType>(cell: T) =>
  cell.optional().transform((value) => value ?? null);

const directorRow = z.object({
  // As long as the functions accept it; stands in addresses, where these would mean something else.
  id: visibleLine(80).refine(
    (id) => !/[/\\]|^\.{1,2}$/.test(id),
    'has a character that cannot stand in an id',
  ),
  name: visibleLine(120),
  location: line(120).default(''),
  rating: orNull(oneDecimal(5)),
  review_count: whole(1_000_000_000).default(0),
  bio: words(4000).default(''),
  skills: list.default([]),
  tools: list.default([]),
  categories: list.default([]),
  profile_image: orNull(webAddress('https')),
  video_reel_url: orNull(webAddress('https')),
  video_reel_duration: orNull(duration),
  video_reel_poster: orNull(webAddress('https')),
  website_url: orNull(webAddress('http', 'https')),
  availability_status: line(40)
    .transform((word) => (word.toLowerCase() === 'available' ? 'available' : word))
    .default('available'),
  contact_email: orNull(emailAddress),
  contact_phone: orNull(line(40)),
  hourly_rate: orNull(whole(100_000_000)),
  project_minimum: orNull(whole(100_000_000)),
});
export type DirectorRow = z.output<typeof directorRow>;
/** The columns but the id: what the house may write too. */
export const rowFields = directorRow.omit({ id: true });
export const rowColumns = Object.keys(directorRow.shape) as (keyof DirectorRow)[];
const known = new Set<string>(rowColumns);

type ReadRow =
  | { director: DirectorRow; refused?: never }
  | { refused: { id: string | null; reason: string }; director?: never };

/** Reads one row of a feed, or says what is wrong with it. */
export function readDirectorRow(row: unknown): ReadRow {
  if (row instanceof BrokenRow) return { refused: { id: shownId(row.id), reason: row.reason } };
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return { refused: { id: null, reason: 'is not an object' } };
  const cells = cellsOf(row);
  const parsed = directorRow.safeParse(cells);
  if (parsed.success) return { director: parsed.data };
  const reasons = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  return {
    refused: { id: shownId(cells.id), reason: [...new Set(reasons)].slice(0, 5).join('; ') },
  };
}

/** The columns we know that hold something. */
function cellsOf(row: object): Record<string, unknown> {
  const cells: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    const column = columnOf(key);
    if (holdsSomething(value) && known.has(column)) cells[column] ??= value;
  }
  return cells;
}

/** `Review Count` is spelled `review_count` here. */
export const columnOf = (key: string): string =>
  known.has(key)
    ? key
    : key
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_');

export const holdsSomething = (value: unknown): boolean =>
  value !== null && !(typeof value === 'string' && value.trim() === '');

/** An id good enough to be found again in the feed and in our table; null when it is not. */
function shownId(id: unknown): string | null {
  const parsed = directorRow.shape.id.safeParse(id);
  return parsed.success ? parsed.data : null;
}
