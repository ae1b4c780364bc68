// A frame is set somewhere: in a place the brief allows, not on a ground that is true of any film.
import { boardShots } from '#domain/storyboard/shot-plan.ts';
import type { Figure } from './figure.ts';
import { isSamePlace } from './place.ts';

export const placed: Figure = {
  name: 'placed',
  title: 'Frames set in a place of the client’s, not on a plain ground',
  judge({ plan }, { places }) {
    const bare = boardShots(plan).filter(
      ({ place }) => !places.some((name) => isSamePlace(place, name)),
    );
    return { good: 4 - bare.length, of: 4, failures: [...new Set(bare.map(({ place }) => place))] };
  },
};
