import { catalogue } from '#domain/matching/catalogue.ts';
import type { CatalogueDirector } from '#domain/matching/catalogue-director.ts';
import { type Profile, profileOf } from '#domain/matching/profile.ts';

/** As many directors as are ever ranked: the catalogue, again and again. */
export const thousandProfiles: readonly Profile[] = Array.from({ length: 1_000 }, (_, at) => {
  const one = catalogue[at % catalogue.length] as CatalogueDirector;
  const { startingAt, description, ...rest } = one;
  return profileOf({
    ...rest,
    id: `${one.id}-${at}`,
    bio: description,
    tools: [],
    startingPrice: startingAt,
    isPriceShown: true,
  });
});
