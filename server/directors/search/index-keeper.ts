import { sql } from 'drizzle-orm';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { readIndex, readVersion } from './read-index.ts';

/** A change of the directors takes the index away at once, until it is refreshed. */
export class DirectoryIndexKeeper {
  readonly #db: Database;
  #current: DirectoryIndex | undefined;
  #latest: DirectoryIndex | undefined;
  #expected: PromiseWithResolvers<DirectoryIndex | undefined> | undefined;
  /** How many announcements. */
  #heard = 0;

  constructor(db: Database, changes: Changes) {
    this.#db = db;
    changes.subscribe('directors', () => {
      this.#current = undefined;
      this.#heard += 1;
    });
  }

  /** Of the directory as it is; undefined while there is none, and the database has to be searched. */
  current(): DirectoryIndex | undefined {
    return this.#current;
  }

  /** The same, once a refresh that is expected or under way has ended. */
  async settled(): Promise<DirectoryIndex | undefined> {
    return this.#current ?? this.#expected?.promise;
  }

  /** Says that a refresh will follow. */
  expect(): void {
    this.#expected ??= Promise.withResolvers();
  }

  /** Says that no refresh follows. */
  giveUp(): void {
    this.#settle(undefined);
  }

  /** Reads the index if directors changed; ends without one when they change meanwhile. */
  async refresh(isStopped: () => boolean): Promise<void> {
    const version = await readVersion(this.#db);
    const kept = this.#latest?.version === version ? this.#latest : undefined;
    this.#latest = undefined; // two of them would need twice the memory
    const index = kept ?? (await this.#read(version, isStopped));
    if (!index) return;
    // The version tells of changes whose announcement is on its way: no index holds some directors
    // from before a change and some from after it. What is heard while asking has it asked again.
    for (let known = -1; known !== this.#heard; ) {
      known = this.#heard;
      if ((await readVersion(this.#db)) !== version) return;
    }
    this.#current = index;
    this.#latest = index;
    this.#settle(index);
  }

  async #read(version: number, isStopped: () => boolean): Promise<DirectoryIndex | undefined> {
    await settleIndex(this.#db);
    let known = this.#heard;
    return readIndex(this.#db, version, async () => {
      if (isStopped()) return true;
      if (known === this.#heard) return false;
      known = this.#heard;
      return (await readVersion(this.#db)) !== version; // new pictures are announced too
    });
  }

  #settle(index: DirectoryIndex | undefined): void {
    this.#expected?.resolve(index);
    this.#expected = undefined;
  }
}

// Until the index is read the database is searched. New keys wait in a list that every search reads
// whole, until somebody puts them in their places; the embedded database has nobody who would.
const settleIndex = (db: Database) =>
  db.execute(sql`select gin_clean_pending_list('director_search_found')`);
