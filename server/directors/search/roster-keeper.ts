import { sql } from 'drizzle-orm';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { readRoster, readVersion } from './read-roster.ts';
import type { Roster } from './roster.ts';

/** A change of the directors takes the roster away at once, until it is refreshed. */
export class RosterKeeper {
  readonly #db: Database;
  #current: Roster | undefined;
  #latest: Roster | undefined;
  #expected: PromiseWithResolvers<Roster | undefined> | undefined;
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
  current(): Roster | undefined {
    return this.#current;
  }

  /** The same, once a refresh that is expected or under way has ended. */
  async settled(): Promise<Roster | undefined> {
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

  /** Reads the roster if directors changed; ends without one when they change meanwhile. */
  async refresh(isStopped: () => boolean): Promise<void> {
    const version = await readVersion(this.#db);
    const kept = this.#latest?.version === version ? this.#latest : undefined;
    this.#latest = undefined; // two of them would need twice the memory
    const roster = kept ?? (await this.#read(version, isStopped));
    if (!roster) return;
    // The version tells of changes whose announcement is on its way: no roster holds some directors
    // from before a change and some from after it. What is heard while asking has it asked again.
    for (let known = -1; known !== this.#heard; ) {
      known = this.#heard;
      if ((await readVersion(this.#db)) !== version) return;
    }
    this.#current = roster;
    this.#latest = roster;
    this.#settle(roster);
  }

  async #read(version: number, isStopped: () => boolean): Promise<Roster | undefined> {
    await settleIndex(this.#db);
    let known = this.#heard;
    return readRoster(this.#db, version, async () => {
      if (isStopped()) return true;
      if (known === this.#heard) return false;
      known = this.#heard;
      return (await readVersion(this.#db)) !== version; // new pictures are announced too
    });
  }

  #settle(roster: Roster | undefined): void {
    this.#expected?.resolve(roster);
    this.#expected = undefined;
  }
}

// Until the roster is read the database is searched. New keys wait in a list that every search reads
// whole, until somebody puts them in their places; the embedded database has nobody who would.
const settleIndex = (db: Database) =>
  db.execute(sql`select gin_clean_pending_list('director_search_found')`);
