import { adminAnalytics } from '#domain/admin/analytics.ts';
import { ask } from '../../calls/ask.ts';

export const readAnalytics = (days: number, signal: AbortSignal) =>
  ask(`/api/admin/analytics?days=${days}`, {}, adminAnalytics, { signal });
