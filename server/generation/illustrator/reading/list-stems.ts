/** Stems from their list in one string. */
export const listStems = (stems: string): string[] =>
  stems
    .split(',')
    .map((stem) => stem.trim())
    .filter(Boolean);
