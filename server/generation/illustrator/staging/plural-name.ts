import type { Staging } from '#domain/storyboard/shot-plan.ts';
import { pluralOf } from '../../understand/en/word-forms.ts';

const howMany = { 2: 'two', 3: 'three', many: 'a row of' } as const;
/** `A loaf of bread` as `two loaves of bread`. */
export function pluralName(name: string, count: NonNullable<Staging['count']>): string {
  const [, noun = name, rest = ''] =
    /^(?:an? )?(.+?)((?: of | in | on | with | for | from |,).*)?$/.exec(name) ?? [];
  const words = noun.split(' ');
  const head = words.pop() ?? '';
  return `${howMany[count]} ${[...words, pluralOf(head)].join(' ')}${rest}`;
}
