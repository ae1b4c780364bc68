// The client's name over a picture, where a film would not say what it is about.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import type { Stage } from './stage.ts';

/** A name in the picture: what is seen, and what is lettered. */
export type NameSign = { text: string; lettering: Lettering };

const plainly = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** The name over a row, so that two rows say what the film is about. */
export function signsFor(stage: Stage, rows: readonly string[]): (NameSign | undefined)[] {
  const { frame, slots, words } = stage;
  const marks = [slots.tag ?? frame.name, ...(slots.head ? [frame.head.lemma] : [])].map(plainly);
  const says = rows.map((text) => marks.some((mark) => mark && plainly(text).includes(mark)));
  const missing = 2 - says.filter(Boolean).length;
  // First where it is shown, then where it is met: the end has its own lettering.
  const silent = rows.map((_, at) => at).slice(0, -1);
  const order = [...silent.filter((at) => !says[at]), ...silent.filter((at) => says[at])];
  const chosen = new Set(order.slice(0, Math.max(0, missing)));
  const sign = slots.tagged ?? frame.name;
  return rows.map((_, at) => {
    const text = chosen.has(at) ? stage.say(`sign ${at}`, words.signs, { sign }) : '';
    return text ? { text, lettering: { role: 'logo', text: sign.slice(0, 160) } } : undefined;
  });
}
