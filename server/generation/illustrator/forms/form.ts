import { type Thing, thing } from '../props/thing.ts';

type Outline = Omit<Parameters<typeof thing>[0], 'name'> & { name?: string };

/** A neutral form: its id says what it is, the client's label says whose. */
export const form = ({ name, ...rest }: Outline): Thing => {
  const words = rest.id.replace(/-/gu, ' ');
  const article = /^[aeiou]/u.test(words) ? 'an' : 'a';
  return thing({ ...rest, name: name ?? `${article} ${words}` });
};
