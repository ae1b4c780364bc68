// A director's note in words: what of it is understood is chosen, and the rest is said to be open.
import type { NotePart } from '#domain/functions/direct-frame.ts';
import { type Tongue, tongues } from '#domain/storyboard/catalogue/entry.ts';
import { type ShotChoices, shotChoices } from '#domain/storyboard/shot-plan.ts';
import { clothesIn } from '../reading/find-named.ts';
import { languageOf } from '../reading/language-of.ts';
import { plain } from '../reading/stems.ts';
import { type Change, type Clause, type Film, firstFound, type Reader } from './change.ts';
import {
  aloneWish,
  clothesWish,
  letteringWish,
  moodWish,
  placeWish,
  poseWish,
  thingWish,
} from './content-wishes.ts';
import { joints, refuses, swaps, takesOff } from './note-words.ts';
import { leaveOut } from './refusals.ts';
import { stagingWish } from './staging-wish.ts';
import { angleWish, behindWish, hourWish, moveWish, sizeWish, withoutView } from './view-wishes.ts';
import { onlyWish, withoutNames } from './whom.ts';

const viewReaders: readonly Reader[] = [sizeWish, behindWish, angleWish, moveWish, hourWish];
const contentReaders: readonly Reader[] = [
  onlyWish,
  clothesWish,
  placeWish,
  thingWish,
  stagingWish,
  aloneWish,
  poseWish,
  moodWish,
];

// As a refusal of what another thing takes the place of.
const without = 'without';

/** The shot as the note has it, and of each part of the note what was made of it. */
export function readNote(
  note: string,
  before: ShotChoices,
  film: Film & { tongue: Tongue },
): { choices: ShotChoices; parts: NotePart[] } {
  const order = [...new Set([languageOf(plain(note)), film.tongue, ...tongues])];
  let choices = before;
  const parts = clausesOf(note).map((words): NotePart => {
    const change = changeFor({ words, tongues: order }, choices, film);
    if (!change) return { words, outcome: 'not-understood', did: [] };
    choices = change.choices;
    return { words, outcome: change.partly ? 'partly' : 'done', did: change.did };
  });
  return { choices: shotChoices.parse(choices), parts };
}

// What is quoted is one wish, whatever stands in it.
function clausesOf(note: string): string[] {
  const kept: string[] = [];
  const masked = note.replace(
    /[“"«„][^“”"«»„]{1,160}[”"»“]/gu,
    (said) => `⟦${kept.push(said) - 1}⟧`,
  );
  return masked
    .split(joints)
    .flatMap((one) => {
      const swap = swaps.map((pattern) => pattern.exec(one)?.groups).find(Boolean);
      return swap ? [`${without} ${swap.out}`, swap.in ?? ''] : [one];
    })
    .map((one) => one.replace(/⟦(\d+)⟧/gu, (_, at) => kept[Number(at)] ?? '').trim())
    .map((one) => one.replace(/^(?:and|und|y|et)\s+/iu, ''))
    .filter((one) => /\p{L}/u.test(one))
    .slice(0, 20);
}

function changeFor(clause: Clause, choices: ShotChoices, film: Film): Change | null {
  const lettered = letteringWish(clause, choices, film);
  if (lettered) return lettered;
  const words = withoutView(clause.words);
  const rest = { ...clause, words, nouns: withoutNames(words, film) };
  const isTakenOff = takesOff.test(words) && firstFound(rest, clothesIn).length > 0;
  if (isTakenOff || refuses.test(clause.words)) return leaveOut(clause, rest, choices, film);
  const all = [
    ...viewReaders.map((read) => [read, clause] as const),
    ...contentReaders.map((read) => [read, rest] as const),
  ];
  return all.reduce<Change | null>((made, [read, said]) => {
    const next = read(said, made?.choices ?? choices, film);
    if (!next) return made;
    return {
      choices: next.choices,
      did: [...(made?.did ?? []), ...next.did],
      partly: (made?.partly ?? false) || (next.partly ?? false),
    };
  }, null);
}
