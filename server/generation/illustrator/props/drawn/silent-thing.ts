import { type Thing, thing } from '../thing.ts';

type Body = Pick<Thing, 'tallCm' | 'hold' | 'rests'> & {
  size: readonly [width: number, height: number];
  color: string;
  accent?: string;
  paint: Parameters<typeof thing>[0]['paint'];
};

/** A thing a plan asks for by its id: the reader of prose has no words for it. */
export function silentThing(id: string, { color, accent, ...rest }: Body): Thing {
  const name = id.replaceAll('-', ' ');
  return thing({
    id,
    name: `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`,
    stems: '',
    about: '',
    natural: accent ? { color, accent } : { color },
    ...rest,
  });
}
