// Where a film may be set: the places of what says what it is, or when.
import { unique } from '../statements/particulars/find-particulars.ts';
import type { Mention, Statement, SubjectKind } from '../subject-frame.ts';
import type { Tongue } from '../text/tongue.ts';

/** What a thing is made of or called after is no place to film it in; `head` is its noun in the singular. */
export const readPlaces = (
  described: readonly Statement[],
  kind: SubjectKind,
  head: string,
  tongue: Tongue,
): Mention[] =>
  unique(described.filter((one) => sets(one, kind)).flatMap((one) => placesIn(one, tongue))).filter(
    (one) =>
      isSet(one, kind) && (kind === 'venue' || one.lemma.toLowerCase() !== head.toLowerCase()),
  );

const placesIn = ({ mentions }: Statement, tongue: Tongue) =>
  mentions.filter((one) => one.kind === 'place' && !isSeveral(one, tongue));

// Two churches, 23 houses: no film is set in all of them.
const isSeveral = ({ text, lemma }: Mention, tongue: Tongue): boolean => {
  const tokens = tongue.tag(text, new Set());
  return tokens[0]?.tag === 'num' && tokens.at(-1)?.low !== lemma.toLowerCase();
};

// A place is the film's where the client says what it is or when it is; one that is named in passing
// is a comparison, a shop or a memory as often as not; where a story is shown it does not happen.
const sets = ({ role }: Statement, kind: SubjectKind) =>
  role === 'identity' || (role === 'occasion' && kind !== 'story');
// `Es una obra`: what a story is called is nowhere it happens.
const isSet = ({ isThere }: Mention, kind: SubjectKind) => kind !== 'story' || isThere === true;
