// How many earlier takes of a project stay, and for how long.
import { keptDays } from '../retention.ts';

/** Of every project, however old they are; a page of the list has as many. */
export const newestTakes = 50;
/** Of a project within the time that the starter package adds. */
export const mostTakes = 500;

/** Until when a take stays beyond the newest, with the starter package. */
export const takeKeptUntil = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + keptDays.take * 86_400_000);
