import type { NetworkPlaces } from './port.ts';

/** Where no database is configured: nothing is known of any address. */
export const noPlaces: NetworkPlaces = { countryOf: () => null };
