import { hash } from '../write/seed.ts';

/** A chooser for one seed: the same salt and list give the same choice. The list must not be empty. */
export const picker = (seed: string) => {
  const base = hash(seed);
  return <T>(salt: string, list: readonly T[]): T =>
    list[hash(`${base}:${salt}`) % list.length] as T;
};
