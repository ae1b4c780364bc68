// Reads everybody from the search table, so many at a time that others are answered in between.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { directorCatalogue, directorSearch as table } from '../../db/schema.ts';
import type { RowPosition } from './cursor.ts';
import { DirectoryIndex } from './directory-index.ts';
import { NamesBuilder } from './names.ts';
import { TextPacker } from './packed-texts.ts';
import { PostingsBuilder } from './postings.ts';

const rowsAtOnce = 500;
/** Of a larger index there is none: then the database is searched. */
const mostBytes = 320 * 1024 * 1024;

/** The directory's version now. */
export async function readVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: directorCatalogue.version }).from(directorCatalogue);
  return row?.version ?? 0;
}

/** Undefined as soon as `isOver` says so, and when there are too many directors. */
export async function readIndex(
  db: Database,
  version: number,
  isOver: () => boolean | Promise<boolean>,
  bytes = mostBytes,
): Promise<DirectoryIndex | undefined> {
  const builder = new IndexBuilder();
  for (let place: RowPosition | undefined; ; ) {
    const rows = await readKeys(db, place);
    for (const row of rows) builder.add(row);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) break;
    place = { sortName: last.sort_name, id: last.id };
    await nextTurn();
    if (builder.size > bytes || (await isOver())) return undefined;
  }
  return builder.build(version);
}

type Keys = Awaited<ReturnType<typeof readKeys>>[number];

const readKeys = (db: Database, after: RowPosition | undefined) =>
  db
    .select({ id: table.id, sort_name: table.sort_name, search_text: table.search_text })
    .from(table)
    .where(after && sql`(${table.sort_name}, ${table.id}) > (${after.sortName}, ${after.id})`)
    .orderBy(asc(table.sort_name), asc(table.id))
    .limit(rowsAtOnce);

class IndexBuilder {
  readonly #ids = new TextPacker();
  readonly #names = new NamesBuilder();
  readonly #places = new PostingsBuilder();
  readonly #skills = new PostingsBuilder();

  /** In bytes. */
  get size(): number {
    return this.#ids.size + this.#names.size + this.#places.size + this.#skills.size;
  }

  /** The next director in order. */
  add({ id, sort_name, search_text }: Keys): void {
    const [name = '', place = '', ...skills] = search_text.split('\n');
    this.#ids.add(id);
    this.#names.add(name, sort_name);
    this.#places.add([place]);
    this.#skills.add(skills);
  }

  async build(version: number): Promise<DirectoryIndex> {
    const names = await this.#names.build();
    const places = await this.#places.build();
    const skills = await this.#skills.build();
    return new DirectoryIndex({ version, ids: this.#ids.pack(), names, places, skills });
  }
}
