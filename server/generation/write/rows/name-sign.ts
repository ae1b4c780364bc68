// The client's name, or their own line on what it is, over a picture, where a film would not say what it is about.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import type { Stage } from '../stage.ts';

/** A sign in the picture: what is seen, and what is lettered. */
export type NameSign = { text: string; lettering: Lettering };

/** Letters of a sign. */
const longest = 44;

const plainly = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Signs over rows, so that two rows say what the film is about. */
export function signsFor(stage: Stage, rows: readonly string[]): (NameSign | undefined)[] {
  const { frame, slots, words } = stage;
  // Whoever says what is to be seen knows what says it.
  if (stage.treatment.letterless || stage.frame.pictures) return [];
  const lines = slots.tag ? [slots.tagged ?? frame.name] : [...linesOf(stage), frame.name];
  const marks = slots.tag ? [slots.tag, ...(slots.head ? [frame.head.lemma] : [])] : lines;
  const says = rows.map((text) => marks.some((mark) => plainly(text).includes(plainly(mark))));
  // The end names it in any case.
  const missing = 2 - says.slice(0, slots.tag ? undefined : -1).filter(Boolean).length;
  // First where it is shown, then where it is met: the end has its own lettering.
  const silent = rows.map((_, at) => at).slice(0, -1);
  const order = [...silent.filter((at) => !says[at]), ...silent.filter((at) => says[at])];
  const chosen = order.slice(0, Math.max(0, missing)).toSorted((a, b) => a - b);
  return rows.map((_, at) => {
    const place = chosen.indexOf(at);
    const sign = lines[Math.min(place, lines.length - 1)];
    const text = sign && stage.say(`sign ${at}`, words.signs, { sign });
    return text ? { text, lettering: { role: 'logo', text: sign.slice(0, 160) } } : undefined;
  });
}

// Where no noun says what it is, the client's shortest lines that do.
const linesOf = ({ frame }: Stage): string[] =>
  [...frame.statements.filter(({ role }) => role === 'identity'), ...frame.facts]
    // A price names nothing.
    .filter(({ source, role }) => source === 'description' && role !== 'offer')
    .slice(0, 4)
    .flatMap(
      ({ lettered, text }) =>
        lettered.find((line) => line.length <= longest && text.startsWith(line)) ?? [],
    )
    .slice(0, 2);
