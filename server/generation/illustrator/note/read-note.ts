// A director's note in words: what of it is understood is chosen, and the rest is said to be open.
import type { NotePart } from '#domain/functions/direct-frame.ts';
import { type Tongue, tongues } from '#domain/storyboard/catalogue/entry.ts';
import { type ShotChoices, shotChoices } from '#domain/storyboard/shot-plan.ts';
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { languageOf } from '../reading/language-of.ts';
import { plain } from '../reading/stems.ts';
import { type Change, type Film, namesProduct, type Reader } from './change.ts';
import { type Clause, clauseOf, openIn, without } from './clause.ts';
import {
  aloneWish,
  clothesWish,
  holdingWish,
  moodWish,
  placeWish,
  poseWish,
  thingWish,
} from './content-wishes.ts';
import { contrasted } from './contrast.ts';
import { joinWish } from './join-wish.ts';
import { keepWish } from './keep-wish.ts';
import { letteringWish } from './lettering-wish.ts';
import { moveWish } from './move-wish.ts';
import {
  adding,
  another,
  attached,
  company,
  definite,
  joints,
  light,
  ofBodies,
  ofPicture,
  onlyIf,
  pronouns,
  refuses,
  swaps,
} from './note-words.ts';
import { onlyWish } from './only-wish.ts';
import { leaveOut } from './refusals.ts';
import { deedRefused } from './refused-deed.ts';
import { refusedIn } from './refused-words.ts';
import { shoulderWish } from './shoulder-wish.ts';
import { stagingWish } from './staging-wish.ts';
import { vesselWish } from './vessel-wish.ts';
import { angleWish, behindWish, hourWish, sizeWish } from './view-wishes.ts';
import { nounOf, plainNounOf, whoIs } from './whom.ts';

// What is said of somebody comes before what is named: a verb nobody has read makes no thing of its object.
const readers: readonly Reader[] = [
  ...[onlyWish, joinWish, shoulderWish, sizeWish, moveWish, behindWish, angleWish, hourWish],
  ...[
    vesselWish,
    holdingWish,
    clothesWish,
    aloneWish,
    poseWish,
    moodWish,
    placeWish,
    thingWish,
    stagingWish,
  ],
];

type Wish = {
  words: string;
  isRefused: boolean;
  /** What comes in its place. */
  instead?: string;
};
type Read = { change: Change; open: string[] };

/** The shot as the note has it, and of each part of the note what was made of it. */
export function readNote(
  note: string,
  before: ShotChoices,
  film: Film & { tongue: Tongue },
): { choices: ShotChoices; parts: NotePart[] } {
  const first = languageOf(plain(note), film.tongue);
  const wishes = wishesOf(note, first);
  const isSized = wishes.some(
    ({ words, isRefused }, at) =>
      !isRefused &&
      sizeWish(clauseOf(words, first, new Set()), before, { ...film, isFollowing: at > 0 }) !==
        null,
  );
  let choices = before;
  const parts = wishes.map((wish, at): NotePart => {
    const read = readWish(wish, first, choices, { ...film, isSized, isFollowing: at > 0 });
    if (!read) return { words: wish.words, outcome: 'not-understood', did: [] };
    choices = read.change.choices;
    const { did } = read.change;
    return read.open.length > 0
      ? { words: wish.words, outcome: 'partly', did, open: read.open }
      : { words: wish.words, outcome: 'done', did };
  });
  return { choices: shotChoices.parse(choices), parts };
}

// What is quoted is one wish, whatever stands in it.
function wishesOf(note: string, tongue: Tongue): Wish[] {
  const kept: string[] = [];
  const masked = note.replace(
    /[“"«„][^“”"«»„]{1,160}[”"»“]/gu,
    (said) => `⟦${kept.push(said) - 1}⟧`,
  );
  const back = (one: string) => one.replace(/⟦(\d+)⟧/gu, (_, at) => kept[Number(at)] ?? '').trim();
  return masked
    .split(joints)
    .flatMap((one): Wish[] => {
      const swap = swaps.map((pattern) => pattern.exec(one)?.groups).find(Boolean);
      return swap
        ? [
            { words: back(swap.out ?? ''), isRefused: true, instead: back(swap.in ?? '') },
            { words: back(swap.in ?? ''), isRefused: false },
          ]
        : contrasted(one.replace(/^\s*(?:and|und|y|et)\s+/iu, ''), tongue).map((words) => ({
            words: back(words),
            isRefused: false,
          }));
    })
    .filter(({ words }) => /\p{L}/u.test(words))
    .reduce<Wish[]>(withTheirs, [])
    .slice(0, 20);
}

// `A second woman beside her, in a green coat`: what whoever comes has on belongs to them.
function withTheirs(wishes: Wish[], wish: Wish): Wish[] {
  const last = wishes.at(-1);
  const comes =
    last && !last.isRefused && [another, company, adding].some((mark) => mark.test(last.words));
  return comes && !wish.isRefused && attached.test(wish.words)
    ? [...wishes.slice(0, -1), { ...last, words: `${last.words}, ${wish.words}` }]
    : [...wishes, wish];
}

// In another language than the note is in, it is understood whole or not at all: whole is better than half.
function readWish(wish: Wish, first: Tongue, choices: ShotChoices, film: Film): Read | null {
  const own = readIn(wish, first, choices, film);
  if (own?.open.length === 0 || (own === null && refusesPart(wish, first))) return own;
  for (const tongue of tongues) {
    const read = tongue === first ? null : readIn(wish, tongue, choices, film);
    if (read?.open.length === 0) return read;
  }
  return own;
}

// `No body`: what everybody has is not left out, nor whoever has it.
function refusesPart({ words }: Wish, tongue: Tongue): boolean {
  const { spoken } = clauseOf(words, tongue, new Set());
  const nouns = spoken.filter(({ tag }) => tag === 'noun' || tag === 'name');
  return (
    refuses.test(words) &&
    nouns.some(({ token: { low } }) => ofBodies.has(plain(low))) &&
    nouns.every(({ token: { low } }) => ofBodies.has(plain(low)) || ofPicture.has(plain(low)))
  );
}

// `The man waves` where there is none.
function isOfNobodyThere(clause: Clause, { people }: ShotChoices, film: Film): boolean {
  const [subject] = clause.phrases;
  if (!subject || subject.from > 0 || clause.spoken[subject.to]?.tag !== 'verb') return false;
  const [word = ''] = clause.plainWords.slice(subject.head, subject.head + 1);
  const noun = plainNounOf(word);
  const there = people.map(({ who }) => nounOf(who, film));
  return (
    definite.test(clause.plainWords[0] ?? '') &&
    noun !== undefined &&
    there.length > 0 &&
    there.every((one) => one !== undefined && one !== noun)
  );
}

// `He sits` where a woman is alone: it is not done by her.
function isOfOtherKind({ words, phrases }: Clause, { people }: ShotChoices, film: Film): boolean {
  const there = people.map(({ who }) => nounOf(who, film));
  const said = plain(words);
  // `El hombre` is an article.
  const isPronoun =
    !phrases.some(({ from }) => from === 0) || /^[a-z]+ (?:is|ist|esta|est) /.test(said);
  return (
    isPronoun &&
    ((pronouns.man.test(said) && there.length > 0 && there.every((one) => one === 'woman')) ||
      (pronouns.woman.test(said) && there.length > 0 && there.every((one) => one === 'man')))
  );
}

// `Rui stands beside her in a blue cap`: of whom the film does not know, nothing is done by somebody else.
const isOfStranger = (clause: Clause, film: Film): boolean => {
  const [first, next] = clause.spoken;
  return (
    /^\p{Lu}/u.test(clause.words) &&
    /^(?:name|noun)$/.test(first?.tag ?? '') &&
    (/^(?:verb|be|aux)$/.test(next?.tag ?? '') ||
      light[clause.tongue].has(next?.token.low ?? '')) &&
    lookUpNoun(first?.token.low ?? '', clause.tongue) === undefined &&
    whoIs(clause, film) === undefined &&
    !namesProduct(clause, { from: 0, to: 1 }, film)
  );
};

function readIn(
  { words, isRefused, instead }: Wish,
  tongue: Tongue,
  choices: ShotChoices,
  film: Film,
): Read | null {
  const names = new Set(film.cast.flatMap(({ names: [name = ''] }) => plain(name).split(' ')));
  const clause: Clause = {
    ...clauseOf(words.replace(onlyIf, ''), tongue, names),
    ...(instead ? { instead: clauseOf(instead, tongue, names) } : {}),
  };
  if (isOfStranger(clause, film) || isOfNobodyThere(clause, choices, film)) return null;
  if (isOfOtherKind(clause, choices, film)) return null;
  const lettered = letteringWish(clause, choices, film);
  if (lettered) return { change: lettered, open: [] };
  const kept = keepWish(clause, choices, film);
  if (kept) return { change: kept, open: openIn(clause) };
  const deed = isRefused ? null : deedRefused(clause);
  if (deed) {
    const change = deed.leave(
      without(clause, (at) => deed.aside.has(at)),
      choices,
      film,
    );
    return change ? { change, open: openIn(clause) } : null;
  }
  const refused = isRefused ? null : refusedIn(clause);
  const isOff = (at: number) => refused?.has(at) ?? true;
  const change = [
    [leaveOut, without(clause, (at) => !isOff(at))] as const,
    ...readers.map((read) => [read, without(clause, isOff)] as const),
  ].reduce<Change>(
    (made, [read, said]) => {
      const next = read(said, made.choices, film);
      return next ? { choices: next.choices, did: [...made.did, ...next.did] } : made;
    },
    { choices, did: [] },
  );
  return change.did.length > 0 ? { change, open: openIn(clause) } : null;
}
