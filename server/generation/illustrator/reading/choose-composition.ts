// What kind of picture a moment asks for.
import { firstPerson, isPair, type Reading } from './people-in-shot.ts';
import { poseWords, subjectWords } from './people-words.ts';
import type { Framing } from './shot-words.ts';
import { findAll } from './stems.ts';

/** How a frame is composed. */
export type Composition =
  | 'figure'
  | 'face'
  | 'pair'
  | 'crowd'
  | 'behind'
  | 'shoulder'
  | 'hands'
  | 'overhead'
  | 'object'
  | 'pack'
  | 'place';
/** How a moment is composed, from its framing and from what it says is there. */
export function chooseComposition(
  framing: Framing,
  video: string,
  index: number,
  reading: Reading,
  told: boolean,
): Composition {
  const { voiceOnly } = reading;
  const subjects = new Set(findAll(video, subjectWords).map(({ meaning }) => meaning));
  const personAt = firstPerson(video, reading);
  const person = personAt >= 0;
  const acts = findAll(video, poseWords).length > 0;
  const thingAt = reading.thingAt(video);
  // A picture that begins with a thing is of that thing, unless a hand or a body does something.
  const ofThing = thingAt >= 0 && (!person || thingAt < personAt) && !subjects.has('hands');
  if (framing === 'PACK') return 'pack';
  if (framing === 'TITLE') return index === 3 ? 'pack' : 'place';
  if (framing === 'OVERHEAD') return 'overhead';
  if (framing === 'OTS') return 'shoulder';
  if (framing === 'ECU' || framing === 'CU' || framing === 'INSERT') {
    if (subjects.has('hands')) return 'hands';
    if (ofThing) return index === 3 ? 'pack' : 'object';
    // Handwork without a thing to show is shown with the person.
    if (acts && thingAt < 0 && !voiceOnly) return framing === 'CU' && person ? 'face' : 'figure';
    if (acts && framing !== 'CU') return 'hands';
    if (person && !voiceOnly && framing !== 'INSERT') return 'face';
    if (person || acts) return 'hands';
    if (!told && !voiceOnly && index < 2) return 'face';
    return index === 3 ? 'pack' : 'object';
  }
  if (subjects.has('none') && !person) return 'place';
  if (subjects.has('from behind')) return 'behind';
  if (ofThing && !subjects.has('crowd') && !subjects.has('pair'))
    return framing === 'WS' ? 'place' : 'object';
  if (voiceOnly) {
    if (!person && !acts && !subjects.has('hands')) return framing === 'WS' ? 'place' : 'object';
    return framing === 'WS' ? 'behind' : 'hands';
  }
  if (subjects.has('crowd') && (framing === 'WS' || !person)) return 'crowd';
  if (framing === 'TWO' || (subjects.has('pair') && isPair(video, reading))) return 'pair';
  if (subjects.has('hands') && !person && framing !== 'WS') return 'hands';
  return 'figure';
}
