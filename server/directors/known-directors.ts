// Directors that were read: the latest as they are shown; where all are read ahead, these as JSON
// outside of the JavaScript heap.
import type { PublicDirector } from '#domain/directors/director.ts';
import { RecentlyUsed } from '../recently-used.ts';
import { type DirectorJson, parseDirector } from './read-directors.ts';

const latest = 5_000; // of a kilobyte or two
/** About 180,000 directors of 700 bytes. */
const mostJsonBytes = 128 * 1024 * 1024;

type BlockRange = { block: Buffer; start: number; end: number };

export class KnownDirectors {
  /** First pages of different searches have many in common. */
  readonly #latest = new RecentlyUsed<PublicDirector>({ entries: latest });
  readonly #ranges = new Map<string, BlockRange>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = mostJsonBytes) {
    this.#mostBytes = mostBytes;
  }

  get(id: string): PublicDirector | undefined {
    const known = this.#latest.get(id);
    if (known) return known;
    const place = this.#ranges.get(id);
    if (!place) return undefined;
    const director = parseDirector(place.block.toString('utf8', place.start, place.end));
    this.set(director);
    return director;
  }

  set(director: PublicDirector): void {
    this.#latest.set(director.id, director);
  }

  /** Keeps what was read ahead, or nothing of it and says false where there is no room for all. */
  addAhead(rows: readonly DirectorJson[]): boolean {
    const block = Buffer.from(rows.map(({ json }) => json).join(''));
    if (this.#bytes + block.length > this.#mostBytes) return false;
    this.#bytes += block.length;
    let end = 0;
    for (const { id, json } of rows) {
      const start = end;
      end += Buffer.byteLength(json);
      this.#ranges.set(id, { block, start, end });
    }
    return true;
  }
}
