import { adminStats } from '#domain/admin/stats.ts';
import { ask } from '../../calls/ask.ts';

export const readStats = (signal: AbortSignal) =>
  ask('/api/admin/stats', {}, adminStats, { signal });
