import type { Happening } from '#domain/storyboard/shot-plan.ts';
import { wordTable } from '#domain/word-table.ts';

const howMany = { 2: 'two', 3: 'three', many: 'a row of' } as const;
const odd: Readonly<Partial<Record<string, string>>> = wordTable({
  loaf: 'loaves',
  knife: 'knives',
  leaf: 'leaves',
  shelf: 'shelves',
  tooth: 'teeth',
  foot: 'feet',
  goose: 'geese',
  mouse: 'mice',
  sheep: 'sheep',
  fish: 'fish',
});

/** `A loaf of bread` as `two loaves of bread`. */
export function pluralName(name: string, count: NonNullable<Happening['count']>): string {
  const [, noun = name, rest = ''] =
    /^(?:an? )?(.+?)((?: of | in | on | with | for | from |,).*)?$/.exec(name) ?? [];
  const words = noun.split(' ');
  const head = words.pop() ?? '';
  return `${howMany[count]} ${[...words, plural(head)].join(' ')}${rest}`;
}

const plural = (noun: string): string =>
  odd[noun] ??
  (/(?:s|x|ch|sh)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`);
