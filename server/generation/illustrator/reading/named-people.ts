// Further people of the cast sheet that a typed line names.
import { calledIn, type FurtherPerson } from '#domain/cast/cast-sheet.ts';
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { plain } from './stems.ts';

const whole = (text: string, name: string): boolean =>
  name.trim() !== '' &&
  ` ${plain(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${nameIn(name)} `);

const nameIn = (name: string): string =>
  plain(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Those whose name, or role where they have none, stands in the text. */
export const namedIn = (text: string, others: readonly FurtherPerson[]): FurtherPerson[] =>
  others.filter((one) => (one.name.trim() || one.role.trim()) && whole(text, calledIn(one)));

/**
 * The shot with the people that its line names. Where it does not name the character, the first of them is
 * who is seen; two people in one picture are a pair.
 */
export function withNamed(
  shot: Shot,
  text: string,
  { others, castName }: { others: readonly FurtherPerson[]; castName: string },
): Shot {
  const named = namedIn(text, others);
  const [first] = named;
  if (!first || shot.composition === 'object' || shot.composition === 'pack') return shot;
  const [lead, ...rest] = shot.people;
  const body = lead ?? { who: first.id, pose: 'stand', mood: 'neutral' as const };
  const leads = lead && whole(text, castName) ? [lead] : [];
  const joining = named.map(({ id }, at) =>
    leads.length === 0 && at === 0
      ? { ...body, who: id }
      : { who: id, pose: 'stand', mood: 'neutral' as const },
  );
  // Somebody whom the line only met by a role is who was named now.
  const people = [...leads, ...joining, ...rest.slice(joining.length)].slice(0, 3);
  const isPair =
    people.length > 1 && (shot.composition === 'figure' || shot.composition === 'face');
  return { ...shot, people, ...(isPair ? { composition: 'pair', size: 'two-shot' } : {}) };
}
