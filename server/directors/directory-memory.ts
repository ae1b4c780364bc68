// What was counted, for as long as it stays true.
import type { DirectoryFacts } from '#domain/directors/directory.ts';
import type { Changes } from '../db/changes.ts';
import { KnownDirectors } from './known-directors.ts';

export type DirectoryMemory = {
  counts: Promise<Counts> | undefined;
  directors: KnownDirectors;
};
export type Counts = Pick<DirectoryFacts, 'chips' | 'total'>;

/**
 * Makes the function that gives the memory of now. A change of the directors starts a new one; who
 * began before it goes on with the old one, and what they find out is lost with it.
 */
export function openMemory(changes: Changes): () => DirectoryMemory {
  const empty = () => ({
    counts: undefined,
    directors: new KnownDirectors(),
  });
  let memory: DirectoryMemory = empty();
  changes.subscribe('directors', () => {
    memory = empty();
  });
  return () => memory;
}
