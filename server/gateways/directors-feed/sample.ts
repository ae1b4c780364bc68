// The embedded feed: invented directors for a house that has not named its own feed yet.
import { createHash } from 'node:crypto';
import type { DirectorsFeed } from './port.ts';
import { sampleDirectors } from './sample-directors.ts';

export const sampleFeed: DirectorsFeed = {
  name: 'sample',
  isSample: true,
  async read(known) {
    const fingerprint = createHash('sha256').update(JSON.stringify(sampleDirectors)).digest('hex');
    if (fingerprint === known.fingerprint) return { kind: 'unchanged' };
    return { kind: 'rows', rows: sampleDirectors, etag: null, lastModified: null, fingerprint };
  },
};
