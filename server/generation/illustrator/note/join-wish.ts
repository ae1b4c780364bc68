// Somebody more in the picture: `a second woman beside her`, `add a boy`, `zwei Kinder daneben`.
import { viewFor } from '#domain/storyboard/choose-view.ts';
import type { ShotChoices, ShotPerson } from '#domain/storyboard/shot-plan.ts';
import { readings } from '../../understand/readings.ts';
import { languages } from '../../understand/staging/verbs.ts';
import { isPlainNoun, nounOfRole } from '../cast/role-person.ts';
import { otherWords } from '../reading/people-words.ts';
import { childIn } from '../reading/said-age.ts';
import { mentions, plain } from '../reading/stems.ts';
import type { Film, Reader } from './change.ts';
import { type Clause, isHidden, isRead, placesOf, type Span, take, textOf } from './clause.ts';
import { adding, another, company, definite } from './note-words.ts';
import { isNamed, nounOf } from './whom.ts';

/** As many as a shot has room for. */
const mostPeople = 6;
type Joining = { role: string; count: number; from: number; to: number };

// What stands before a noun and belongs to it, back to a preposition or a verb.
function startOf({ spoken }: Clause, head: number): number {
  let from = head;
  while (from > 0 && /^(?:det|poss|num|adj|noun)$/.test(spoken[from - 1]?.tag ?? '')) from--;
  return from;
}

// A wish may be read in a language that its number is not in.
const numberOf = (word: string) =>
  Object.values(languages).flatMap(({ numbers }) => numbers[word] ?? [])[0];

// `Old man` of `two old men`, as a role is called.
function roleOf({ spoken, plainWords }: Clause, { from, to }: Span): string {
  const { token } = spoken[to - 1] ?? {};
  const said = spoken
    .slice(from, to - 1)
    .filter(({ tag, token: { text } }) => tag === 'adj' && !another.test(text));
  const noun = token?.lemma || token?.text || (plainWords[to - 1] ?? '');
  return [...said.map((one) => one.token.text), noun].join(' ');
}

// `Her grandmother stands`: a verb may be taken for the head of the phrase.
function whoIn(clause: Clause, from: number, head: number): number {
  for (let at = head; at >= from; at--) if (isPerson(clause, at)) return at;
  return head;
}

function isPerson(clause: Clause, head: number): boolean {
  const { tag, token } = clause.spoken[head] ?? {};
  const word = textOf(clause, { from: head, to: head + 1 });
  const { people } = readings[clause.tongue].tongue.lists;
  const isListed = [word, token?.low ?? '', plain(token?.lemma ?? '')].some((one) =>
    people.has(one),
  );
  return tag === 'noun' && (isListed || mentions(word, otherWords) || childIn(word) !== undefined);
}

function joiningIn(clause: Clause, head: number): Joining | null {
  const from = startOf(clause, head);
  const span = { from, to: head + 1 };
  if (isHidden(clause, head) || isRead(clause, span) || !isPerson(clause, head)) return null;
  const before = clause.plainWords.slice(from, head);
  if (before.some((word) => definite.test(word))) return null;
  const said = clause.spoken.slice(from, head).flatMap(({ token }) => numberOf(token.low) ?? []);
  const count = said[0] === 'many' ? 4 : (said[0] ?? 1);
  return { role: roleOf(clause, span), count, ...span };
}

// `A man` where a woman is: somebody nobody there can be.
const isNobodyThere = (
  { role, from }: Joining,
  clause: Clause,
  { people }: ShotChoices,
  film: Film,
) => {
  const noun = nounOfRole(role);
  const there = people.length > 0 ? people.map(({ who }) => who) : [film.castId];
  const [before, is] = [clause.spoken[from - 2], clause.spoken[from - 1]];
  return (
    clause.spoken[from]?.tag === 'det' &&
    // `He is a man` brings nobody.
    !(is?.tag === 'be' && before?.tag === 'pron' && before.token.low !== 'there') &&
    noun !== undefined &&
    there.map((who) => nounOf(who, film)).every((one) => one !== undefined && one !== noun)
  );
};

/** Who is to be there besides those who are: said by a number of order, by whom they are beside, by `add`, or by being nobody who is there. */
export const joinWish: Reader = (clause, choices, film) => {
  const marks = [another, company, adding].flatMap((pattern) => placesOf(clause, pattern));
  const isAnother = placesOf(clause, another).length > 0;
  const joining = clause.phrases
    .flatMap(({ from, head }) => joiningIn(clause, whoIn(clause, from, head)) ?? [])
    .filter((one) => marks.length > 0 || isNobodyThere(one, clause, choices, film))
    .filter(({ role }) => isAnother || !isThere(choices, role));
  const known = (marks.length > 0 ? film.cast : []).filter(
    ({ who }) => !choices.people.some((one) => one.who === who) && isNamed(clause, who, film),
  );
  // `A third person: a boy`: who is only somebody is whoever is named behind.
  const [some, ...named] = joining;
  const isSomebody = some !== undefined && isAnybody(some) && named.length > 0;
  if (isSomebody) take(clause, some);
  // Of whom a film knows by that role there is one.
  const fresh = known.length > 0 ? [] : isSomebody ? named : joining;
  const come = [...known.map(({ who }) => who), ...fresh.flatMap((one) => whosOf(one, choices))];
  if (come.length === 0) return null;
  for (const span of [...fresh, ...marks]) take(clause, span);
  const people = [...choices.people, ...come.map(standing)].slice(0, mostPeople);
  return {
    choices: { ...choices, ...viewFor(choices, people.length), people },
    did: [...known.map(({ names }) => names[0] ?? 'somebody'), ...fresh.map(toldAs)],
  };
};

const isAnybody = ({ role, count }: Joining): boolean =>
  count === 1 && isPlainNoun(role) && nounOfRole(role) === undefined;

const standing = (who: string): ShotPerson => ({ who, pose: 'stand', mood: 'neutral' });
const toldAs = ({ role, count }: Joining): string =>
  count > 1 ? `${count} more people: ${role}` : `one more person: ${role}`;

// Somebody of that role whom nobody has named twice.
const isThere = ({ people }: ShotChoices, role: string): boolean =>
  people.some(({ who }) => plain(who.replace(/^other:/u, '')) === plain(role));

// Each is somebody else: no two of them are called the same.
function whosOf({ role, count }: Joining, { people }: ShotChoices): string[] {
  const taken = new Set(people.map(({ who }) => who));
  const names: string[] = [];
  for (let turn = 1; names.length < count && turn <= 12; turn++) {
    const who = `other:${turn === 1 ? role : `${role} ${turn}`}`.slice(0, 46);
    if (!taken.has(who)) names.push(who);
  }
  return names;
}
