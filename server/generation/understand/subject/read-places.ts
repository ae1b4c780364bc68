// Where a film may be set: the places of what says what it is, or when.
import { unique } from '../statements/find-particulars.ts';
import type { Mention, Statement, SubjectKind } from '../subject-frame.ts';

/** What a thing is made of or called after is no place to film it in; `head` is its noun in the singular. */
export const readPlaces = (
  described: readonly Statement[],
  kind: SubjectKind,
  head: string,
): Mention[] =>
  unique(described.filter((one) => sets(one, kind)).flatMap(placesIn)).filter(
    (one) =>
      isSet(one, kind) && (kind === 'venue' || one.lemma.toLowerCase() !== head.toLowerCase()),
  );

const placesIn = ({ mentions }: Statement) =>
  mentions.filter(({ kind, text }) => kind === 'place' && !several.test(text));

// Two churches, 23 houses: no film is set in all of them.
const several =
  /\d|^(?:two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq)(?!\p{L})/iu;

// A place is the film's where the client says what it is or when it is; one that is named in passing
// is a comparison, a shop or a memory as often as not; where a story is shown it does not happen.
const sets = ({ role }: Statement, kind: SubjectKind) =>
  role === 'identity' || (role === 'occasion' && kind !== 'story');
// `Es una obra`: what a story is called is nowhere it happens.
const isSet = ({ isThere }: Mention, kind: SubjectKind) => kind !== 'story' || isThere === true;
