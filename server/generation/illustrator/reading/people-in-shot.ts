// Which people a picture speaks of: the cast, or others.
import type { Frame } from '../people/person.ts';
import { genderWords } from './looks-words.ts';
import { castWords, otherWords, roleWords, subjectWords } from './people-words.ts';
import { findAll, plain, type Words } from './stems.ts';

export type Reading = {
  voiceOnly: boolean;
  name: string;
  frame: Frame;
  /** What the script says of the cast: its words mean them. */
  castLine: string;
  /** Where in a text the first thing of the library is named, as a position in plain text; -1 for none. */
  thingAt(text: string): number;
};

const pronoun = /\b(?:she|he|her|his|ella|elle|sie|er)\b/;

// Where the first person stands in the text: by name, by a word for the cast, or by what they are.
export function firstPerson(video: string, reading: Reading): number {
  const people: readonly Words<string>[] = [castWords, roleWords, otherWords, genderWords];
  const places = [
    castAt(video, reading),
    ...people.flatMap((words) => findAll(video, words).map(({ at }) => at)),
  ];
  const found = places.filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

// Where the cast is named, or called what the script's cast line calls them; -1 for nowhere.
function castAt(video: string, { name, castLine }: Reading): number {
  const clean = plain(video);
  const first = plain(castLine.split(/[,;.]/)[0] ?? '').replace(
    /^(?:an?|the|una?|el|la|une?|der|die|das|eine?) /u,
    '',
  );
  const called = [first, ...first.split(' ').filter((word) => word.length > 4)];
  const places = [name ? plain(name) : '', ...called]
    .filter(Boolean)
    .map((word) => clean.indexOf(word));
  const found = places.filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

/** Whether the picture has two people in it, and not only the cast or somebody alone. */
export function isPair(video: string, reading: Reading): boolean {
  const called = plain(reading.castLine);
  const others = findAll(video, { pair: subjectWords.pair }).filter(
    ({ stem }) => !called.includes(stem),
  );
  if (others.length === 0) return false;
  const together =
    /\b(?:with|and|to|both|his|her|con|y|su|avec|et|son|sa|mit|und|ihre?r?|sein\w*)\b/iu.test(
      video,
    );
  return together || whoIn(video, reading) === 'cast';
}

// The cast, unless the picture begins with somebody of another gender or another role.
export function whoIn(video: string, reading: Reading): 'cast' | Frame {
  const { frame } = reading;
  const clean = plain(video);
  if (castAt(video, reading) >= 0) return 'cast';
  const gender = findAll(video, genderWords)[0];
  const other = findAll(video, otherWords)[0];
  const seen: Frame =
    gender?.meaning === 'female' ? 'woman' : gender?.meaning === 'male' ? 'man' : 'person';
  if (gender && frame !== 'person' && seen !== frame && !pronoun.test(clean.slice(0, gender.at)))
    return seen;
  const role = findAll(video, roleWords)[0];
  // Somebody with a trade of their own, where the cast is known to be somebody else.
  if (role && (reading.name || reading.castLine) && !pronoun.test(clean.slice(0, role.at)))
    return frame === 'woman' ? 'man' : 'woman';
  if (other && other.at < 40 && !gender) return frame === 'woman' ? 'man' : 'woman';
  return 'cast';
}
