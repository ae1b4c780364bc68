// Who is drawn: what the visitor chose, then what the script's cast line and pictures say, then a
// default that depends on the product, so that two brands do not share an actor.
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import { castFact } from '#domain/script/form-facts.ts';
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import type { Ethnicity, HairColor } from '#domain/wizard/options.ts';
import { mix } from '../palette.ts';
import type { Age, Beard, Build, Frame, HairStyle, Person } from '../people/person.ts';
import * as looks from '../reading/looks-words.ts';
import { makerWords } from '../reading/people-words.ts';
import { childIn, rangeOf, saidYears } from '../reading/said-age.ts';
import { findAll, findFirst, plain } from '../reading/stems.ts';
import type { Garb } from './garments.ts';
import { nameGender } from './name-gender.ts';
import { genderOfRole, ownRole } from './role-person.ts';
import { choose } from './seed.ts';
import { readWardrobe } from './wardrobe.ts';

export type Cast = {
  person: Person;
  /** For the alternative text: `a woman with red hair in a denim apron`. */
  words: string;
  /** `woman`, `man`, `person`. */
  noun: string;
  name: string;
  hair: HairColor;
  /** What the cast sheet has them wear in the whole film. */
  wears?: readonly CatalogueRef[];
  /** What the client, the script or the sheet says they wear. */
  said?: readonly Garb[];
  /** Of these, what is said in words alone. */
  inWords?: readonly Garb[];
  /** Drawn as they are, whatever a plan has them wear. */
  isLocked?: true;
};

/** The script's line about the cast, empty when there is none. */
export const castLine = (script: AvScript | null): string =>
  (script && castFact(script)?.text) ?? '';

export const skins: Record<Ethnicity, readonly [string, string]> = {
  caucasian: ['#f0cbab', '#e8bd99'],
  'african-american': ['#8d5b3d', '#6f452e'],
  hispanic: ['#d8a67b', '#c8946a'],
  asian: ['#eccaa0', '#dfb88c'],
  'middle-eastern': ['#d4a477', '#c59468'],
  mixed: ['#bd865f', '#a8744f'],
};
export const hairColours: Record<HairColor, string> = {
  black: '#37302b',
  brown: '#6b4a33',
  blonde: '#d9b76e',
  red: '#a9532f',
  gray: '#b5aea3',
};
const eyeColours = {
  brown: '#6e4a2e',
  blue: '#5d86a8',
  green: '#6f8a5c',
  hazel: '#94713f',
  gray: '#8a8f92',
};
const naturalHair: Record<Ethnicity, readonly HairColor[]> = {
  caucasian: ['brown', 'blonde', 'red', 'brown', 'black'],
  'african-american': ['black', 'black', 'brown'],
  hispanic: ['black', 'brown'],
  asian: ['black', 'black', 'brown'],
  'middle-eastern': ['black', 'brown'],
  mixed: ['black', 'brown'],
};

const womanHair: readonly HairStyle[] = [
  'bun',
  'bob',
  'long-wavy',
  'ponytail',
  'long-straight',
  'curls',
  'braid',
  'pixie',
];
const manHair: readonly HairStyle[] = [
  'side-part',
  'short',
  'quiff',
  'short',
  'curls',
  'side-part',
];
const personHair: readonly HairStyle[] = ['pixie', 'quiff', 'curls', 'bob', 'short'];
const blackWomanHair: readonly HairStyle[] = ['afro', 'bun', 'braid', 'curls', 'locs'];
const blackManHair: readonly HairStyle[] = ['buzz', 'short', 'afro', 'locs', 'buzz'];

/** What makes choices the same, and who somebody is to the film. */
type CastAs = { seed?: string; role?: string };

/** Reads the cast from a request and its script; from the form alone where a plan says what is seen. */
export function findCast(
  request: GenerateStoryboardRequest,
  script: AvScript | null,
  planned = false,
  { seed = `${request.productName}|${request.characterName}`, role = '' }: CastAs = {},
): Cast {
  const line = withoutDenied(
    [castLine(script), request.notes, request.wardrobe].filter(Boolean).join('. '),
  );
  const pictures = planned
    ? ''
    : (script?.rows.map((row) => row.video).join(' ') ?? request.script.slice(0, 3000));
  const either = <M extends string>(words: Readonly<Record<M, string>>) =>
    findFirst(line, words) ?? findFirst(pictures, words);
  const gender =
    request.gender ??
    genderOfRole(role) ??
    (role.trim() ? undefined : findFirst(line, looks.genderWords)) ??
    nameGender(request.characterName || castLine(script)) ??
    findFirst(pictures, looks.genderWords) ??
    choose(['female', 'male'] as const, seed, 'gender');
  const frame: Frame = gender === 'female' ? 'woman' : gender === 'male' ? 'man' : 'person';
  const ethnicity =
    request.ethnicity ??
    either(looks.ethnicityWords) ??
    choose(Object.keys(skins) as Ethnicity[], seed, 'skin');
  const age = ageOf(request.ageRange ?? ageIn(line, role));
  const said = request.hairColor ?? either(looks.hairColourWords);
  const color = said ?? (age === 'senior' ? 'gray' : choose(naturalHair[ethnicity], seed, 'hair'));
  const build = buildOf(request.bodyType ?? findFirst(line, looks.bodyWords));
  const style = findFirst(line, looks.hairStyleWords) ?? hairStyle(frame, ethnicity, age, seed);
  const eyes =
    request.eyeColor ??
    choose(
      ethnicity === 'caucasian'
        ? (['blue', 'green', 'brown', 'hazel'] as const)
        : (['brown'] as const),
      seed,
      'eyes',
    );
  const {
    wardrobe,
    worn,
    said: clothes,
  } = readWardrobe({
    said: [request.wardrobe, request.notes].filter(Boolean).join('. '),
    told: [castLine(script), wearingIn(pictures)].filter(Boolean).join('. '),
    about: planned
      ? ''
      : `${request.productName} ${request.description.slice(0, 600)} ${line} ${pictures.slice(0, 800)}`,
    seed,
    woman: frame === 'woman',
    maker: isMaker(script, pictures, request.characterName),
  });
  const person: Person = {
    frame,
    age,
    build,
    skin: choose(skins[ethnicity], seed, 'tone'),
    eyes: eyeColours[eyes],
    hair: {
      style,
      color:
        age === 'middle' && !said
          ? mix(hairColours[color], hairColours.gray, 0.25)
          : hairColours[color],
    },
    beard: beardOf(frame, line, age, seed),
    face: {
      shape: choose(['oval', 'round', 'square', 'heart', 'long'] as const, seed, 'face'),
      nose: choose(['small', 'straight', 'broad', 'strong'] as const, seed, 'nose'),
      brows: choose(
        frame === 'man'
          ? (['thick', 'straight'] as const)
          : (['arched', 'thin', 'straight'] as const),
        seed,
        'brows',
      ),
    },
    wardrobe,
  };
  const noun = age === 'child' ? 'child' : frame;
  return {
    person,
    noun,
    name: request.characterName.trim(),
    words: describe(person, noun, color, worn),
    hair: color,
    said: clothes,
    inWords: clothes,
  };
}

// Whether the pictures show the cast at work, or somebody else.
function isMaker(script: AvScript | null, pictures: string, name: string): boolean {
  const called = name || castLine(script).split(/[,;.]/)[0] || '';
  return pictures
    .split(/(?<=[.!?])\s|\bcut to:?/iu)
    .filter(
      (part) => !called || plain(part).includes(plain(called)) || /\b(?:she|he)\b/iu.test(part),
    )
    .some((part) => findAll(part, makerWords).length > 0);
}

function hairStyle(frame: Frame, ethnicity: Ethnicity, age: Age, seed: string): HairStyle {
  if (frame === 'man' && age === 'senior')
    return choose(['balding', 'short', 'side-part', 'balding'] as const, seed, 'style');
  const black = ethnicity === 'african-american';
  const lists = {
    woman: black ? blackWomanHair : womanHair,
    man: black ? blackManHair : manHair,
    person: personHair,
  };
  return choose(lists[frame], seed, 'style');
}

// Years that are said come first, then what somebody is called.
function ageIn(line: string, role: string): keyof typeof looks.ageWords | undefined {
  const years = saidYears(line);
  if (years !== undefined) return rangeOf(years);
  return childIn(ownRole(role)) ? 'child' : findFirst(line, looks.ageWords);
}

function ageOf(range: keyof typeof looks.ageWords | undefined): Age {
  if (range === 'child') return 'child';
  if (range === '18-25') return 'young';
  if (range === '45-55') return 'middle';
  if (range === '55+') return 'senior';
  return 'adult';
}

const buildOf = (body: string | undefined): Build =>
  body === 'plus-size' ? 'plus' : body === 'slim' || body === 'athletic' ? body : 'average';

// `Pas de barbe`, `no glasses`: what nobody has is not looked for.
const withoutDenied = (text: string): string =>
  text.replace(/(?<!\p{L})(?:no|without|keine?n?|ohne|sin|sans|pas d[e’']) ?\p{L}{1,30}/giu, '');

function beardOf(frame: Frame, line: string, age: Age, seed: string): Beard {
  if (frame === 'woman') return 'none';
  const said = findFirst(line, looks.beardWords);
  if (said) return said;
  if (frame !== 'man' || age === 'young' || age === 'child') return 'none';
  return choose(['none', 'none', 'stubble', 'beard', 'none', 'moustache'] as const, seed, 'beard');
}

// What a picture says somebody wears: from `wearing` to the end of that sentence.
const wearingIn = (pictures: string): string =>
  [
    ...pictures.matchAll(
      /\b(?:wearing|wears|dressed in|in (?:a|an|his|her|their)|lleva|viste|vêtue?s? d|porte|trägt|in (?:einem|einer))\s([^.;]{3,90})/giu,
    ),
  ]
    .map((match) => match[1] ?? '')
    .join('. ');

/** `a woman with red hair in a denim apron`. */
export function describe(person: Person, noun: string, color: HairColor, worn: string): string {
  const covered = person.wardrobe.headwear.kind;
  const age = person.age === 'senior' ? 'older ' : person.age === 'young' ? 'young ' : '';
  const hair =
    covered === 'hijab'
      ? 'in a hijab and'
      : person.hair.style === 'bald'
        ? 'with a bald head,'
        : `with ${color} hair`;
  const article = /^[aeiou]/.test(age || noun) ? 'an' : 'a';
  return `${article} ${age}${noun} ${hair} in ${worn}`
    .replace(', in', ' in')
    .replace('hijab and in', 'hijab and');
}
