import type { Directory } from './directory.ts';

/** A directory with nobody in it. */
export const noDirectors: Directory = {
  search: async () => ({ directors: [], total: 0, nextCursor: null }),
  find: async () => null,
  facts: async () => ({ chips: [], total: 0, syncedAt: null }),
  ids: async () => [],
};
