import type { PublicDirector } from '#domain/directors/director.ts';

/** Anything but 'available' means busy. */
export function isAvailable(director: Pick<PublicDirector, 'availability_status'>): boolean {
  return director.availability_status === 'available';
}
