// What the brush can draw, by id, with the words people have for it.

export const tongues = ['en', 'de', 'es', 'fr'] as const;
export type Tongue = (typeof tongues)[number];

/** Nouns for an entry in each language, singular, lower case as the language writes them, the usual one first. */
export type Names = Record<Tongue, readonly string[]>;

export type CatalogueEntry = {
  /** Kebab-case, English, without an article: `yard-broom`. */
  id: string;
  names: Names;
};
