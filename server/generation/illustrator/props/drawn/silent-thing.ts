import { type Thing, thing } from '../thing.ts';

type Body = Pick<Thing, 'tallCm' | 'hold' | 'rests'> & {
  size: readonly [width: number, height: number];
  color: string;
  accent?: string;
  paint: Parameters<typeof thing>[0]['paint'];
};

/** A thing that is called as its id. */
export function silentThing(id: string, { color, accent, ...rest }: Body): Thing {
  const name = id.replaceAll('-', ' ');
  return thing({
    id,
    name: `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`,
    natural: accent ? { color, accent } : { color },
    ...rest,
  });
}
