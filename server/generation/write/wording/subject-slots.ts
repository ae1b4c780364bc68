// What patterns may say of the subject, in the client's words.
import type { Language, Phrase, Statement, SubjectFrame } from '../../understand/subject-frame.ts';
import { withArticles } from './articles.ts';
import type { Slots } from './pattern.ts';
import { plainly } from './plainly.ts';

/** How surely a noun is read that may stand behind the name. */
const sureTag = 0.7;
const tellingTag = 10;
/** A noun phrase longer than this is said by its name instead. */
const longest = 42;

/** Slots of a subject; those that were not given, or not understood, are empty. */
export function subjectSlots(frame: SubjectFrame): Slots {
  const { head, name, confidence, language } = frame;
  const sure = confidence >= 0.5 && head.text !== '' && head.text.length <= longest;
  const isObject = frame.kind === 'thing' || frame.kind === 'app';
  // A service, a story or a cause cannot stand in front of a camera: its name does.
  const cased = sure && isObject ? withArticles(inside(head, language), language) : undefined;
  // What it is in the client's words: its noun, or the line without a verb that says it.
  const line = frame.statements.find(
    ({ role, source, whole, text }) =>
      role === 'identity' &&
      source === 'description' &&
      !whole &&
      !text.includes('(') &&
      text.length <= longest,
  )?.lettered[0];
  const said = sure ? inside(head, language).text : line?.replace(/[.,;:]+$/, '');
  // A noun that is not sure says the wrong thing behind a name.
  const tag = said && (confidence >= sureTag || !sure) && !holds(name, said) ? said : undefined;
  return {
    name,
    thing: cased?.the ?? name,
    thingObject: cased?.theObject ?? name,
    thingDative: cased?.theDative ?? name,
    aThing: cased?.a,
    head: sure ? inside(head, language).text : undefined,
    tag,
    // One short word behind a name says a kind, and nothing of this one.
    tagged: tag && (tag.includes(' ') || tag.length >= tellingTag) ? `${name}, ${tag}` : name,
    call: frame.call.lettered,
    date: frame.dates[0],
    venue: frame.venue,
    place: frame.places[0]?.text,
  };
}

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

// A common noun that began a sentence loses its capital within one.
const inside = (head: Phrase, language: Language): Phrase =>
  language !== 'de' && /^\p{Lu}\p{Ll}/u.test(head.text) && /^\p{Ll}/u.test(head.lemma)
    ? { ...head, text: head.text.charAt(0).toLowerCase() + head.text.slice(1) }
    : head;

/** Letters of a statement within a sentence of ours. */
const longestTold = 200;

/** A statement within a sentence of ours: as a clause that keeps its meaning, without its stop. */
export function toldIn(
  { spoken, lettered, whole, text: typed }: Statement,
  grave: boolean,
): string | undefined {
  // The end of a sentence without its beginning says something else.
  const fromStart = lettered.filter((text) => plainly(typed).startsWith(plainly(text)));
  const told = [...(whole ? spoken : []), ...fromStart, ...spoken].find(
    (text) => text.length <= longestTold && text.includes(' ') && !(grave && text.includes('!')),
  );
  return told?.replace(/[.;,:]+$/, '');
}
