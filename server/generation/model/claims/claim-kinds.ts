// What a claim can be about, and its words in each language: data, read by find-claims.ts.

export const claimKinds = [
  /** Nobody else has it. */
  'sole',
  /** It is the most of something. */
  'superlative',
  /** Somebody with authority is for it. */
  'endorsed',
  /** What it is made of. */
  'material',
  /** How it was made. */
  'make',
  /** Payment, return, delivery. */
  'terms',
  /** It makes well. */
  'health',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Patterns, without capitals or accents other than the language's own. `{name}` stands for a list. */
export type ClaimWords = {
  lists: Record<string, string>;
  kinds: Record<ClaimKind, readonly string[]>;
  /** What makes a claim none when it stands before it in the same clause. */
  negators: string;
};
