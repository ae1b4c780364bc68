// What one moment asks of the picture: how near, which way the camera moves, who is seen, doing what.
import type { Emotion, Frame } from '../people/person.ts';
import type { PoseName } from '../people/pose.ts';
import type { Mood, ShotSize } from '../scene.ts';
import type { Moment } from './choose-moments.ts';
import { genderWords } from './looks-words.ts';
import {
  castWords,
  feelingWords,
  otherWords,
  particularPoses,
  poseWords,
  subjectWords,
} from './people-words.ts';
import {
  type CameraMove,
  type Framing,
  framingWords,
  lightWords,
  moveWords,
  timeWords,
} from './shot-words.ts';
import { findAll, findFirst, plain, type Words } from './stems.ts';

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
  | 'product'
  | 'pack'
  | 'place';
export type Shot = {
  composition: Composition;
  size: ShotSize;
  /** Whom a picture of one person shows: the cast, or somebody the picture begins with. */
  who: 'cast' | Frame;
  /** The script names the size itself. */
  told: boolean;
  move: CameraMove;
  mood: Mood;
  pose: PoseName;
  emotion: Emotion;
  speaking: boolean;
  lettering: string;
  /** Everything the picture is read from. */
  text: string;
};

const sizeOf: Record<Framing, ShotSize> = {
  ECU: 'ECU',
  CU: 'CU',
  MCU: 'MCU',
  MS: 'MS',
  WS: 'WS',
  OTS: 'MS',
  OVERHEAD: 'MS',
  INSERT: 'CU',
  PACK: 'CU',
  TWO: 'MS',
  TITLE: 'MS',
};
const usualFraming: readonly Framing[] = ['CU', 'MS', 'INSERT', 'PACK'];
const usualMoves: readonly CameraMove[] = ['push in', 'hand-held', 'push in', 'static'];
const usualFeelings: readonly Emotion[] = ['neutral', 'worried', 'neutral', 'happy'];

export type Reading = {
  voiceOnly: boolean;
  name: string;
  frame: Frame;
  /** What the script says of the cast: its words mean them. */
  castLine: string;
  /** Where in a text the first thing of the library is named, as a position in plain text; -1 for none. */
  thingAt(text: string): number;
};

/** Reads the moment that is frame `index` of the board. */
export function readShot(moment: Moment, index: number, reading: Reading): Shot {
  const { video } = moment;
  const head = video.slice(0, 60);
  const spoken = findFirst(head, framingWords) ?? findFirst(video, framingWords);
  const framing = spoken ?? usualFraming[index] ?? 'MS';
  const composition = compose(framing, video, index, reading, spoken !== undefined);
  const light = findFirst(video, lightWords);
  const pose = readPose(moment);
  const last = index === 3;
  return {
    composition,
    size: composition === 'crowd' ? 'WS' : sizeOf[framing],
    who: whoIn(video, reading),
    told: spoken !== undefined,
    move: findFirst(video, moveWords) ?? usualMoves[index] ?? 'static',
    mood: {
      time: findFirst(video, timeWords) ?? 'day',
      feeling: light ?? (last ? 'lit' : 'plain'),
    },
    pose,
    emotion: findFirst(video, feelingWords) ?? feelingFor(pose, index, moment),
    speaking: pose === 'speak',
    lettering: moment.lettering,
    text: video,
  };
}

function compose(
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
    if (ofThing) return index === 3 ? 'pack' : 'product';
    if (acts && framing !== 'CU') return 'hands';
    if (person && !voiceOnly && framing !== 'INSERT') return 'face';
    if (person || acts) return 'hands';
    if (!told && !voiceOnly && index < 2) return 'face';
    return index === 3 ? 'pack' : 'product';
  }
  if (subjects.has('none') && !person) return 'place';
  if (subjects.has('from behind')) return 'behind';
  if (ofThing && !subjects.has('crowd') && !subjects.has('pair'))
    return framing === 'WS' ? 'place' : 'product';
  if (voiceOnly) {
    if (!person && !acts && !subjects.has('hands')) return framing === 'WS' ? 'place' : 'product';
    return framing === 'WS' ? 'behind' : 'hands';
  }
  if (subjects.has('crowd') && (framing === 'WS' || !person)) return 'crowd';
  if (subjects.has('pair') || framing === 'TWO') return pairOrOne(video, framing, reading);
  if (subjects.has('hands') && !person && framing !== 'WS') return 'hands';
  return 'figure';
}

// Where the first person stands in the text: by name, by a word for the cast, or by what they are.
function firstPerson(video: string, reading: Reading): number {
  const people: readonly Words<string>[] = [castWords, otherWords, genderWords];
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
  const called = plain(castLine.split(/[,;.]/)[0] ?? '')
    .split(' ')
    .filter((word) => word.length > 4);
  const places = [name ? plain(name) : '', ...called]
    .filter(Boolean)
    .map((word) => clean.indexOf(word));
  const found = places.filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

// Two people, unless the only other one mentioned is the cast or stands there alone.
function pairOrOne(video: string, framing: Framing, reading: Reading): Composition {
  if (framing === 'TWO') return 'pair';
  const called = plain(reading.castLine);
  const others = findAll(video, { pair: subjectWords.pair }).filter(
    ({ stem }) => !called.includes(stem),
  );
  if (others.length === 0) return 'figure';
  const together =
    /\b(?:with|and|to|both|his|her|con|y|su|avec|et|son|sa|mit|und|ihre?r?|sein\w*)\b/iu.test(
      video,
    );
  return together || whoIn(video, reading) === 'cast' ? 'pair' : 'figure';
}

// The cast, unless the picture begins with somebody of another gender or another role.
function whoIn(video: string, reading: Reading): 'cast' | Frame {
  const { frame } = reading;
  const clean = plain(video);
  if (castAt(video, reading) >= 0) return 'cast';
  const gender = findAll(video, genderWords)[0];
  const other = findAll(video, otherWords)[0];
  const seen: Frame =
    gender?.meaning === 'female' ? 'woman' : gender?.meaning === 'male' ? 'man' : 'person';
  if (
    gender &&
    frame !== 'person' &&
    seen !== frame &&
    !/\b(?:she|he|her|his|ella|elle|sie|er)\b/.test(clean.slice(0, gender.at))
  )
    return seen;
  if (other && other.at < 40 && !gender) return frame === 'woman' ? 'man' : 'woman';
  return 'cast';
}

function readPose({ video, heard }: Moment): PoseName {
  const hits = findAll(video, poseWords);
  // A verb of the body says more than where somebody stands.
  const chosen =
    hits.find(({ meaning }) => particularPoses.includes(meaning)) ??
    hits.find(({ meaning }) => meaning !== 'behind' && meaning !== 'phone') ??
    hits[0];
  if (chosen) return chosen.meaning;
  return heard.length > 0 && /\bto camera\b/i.test(heard) ? 'speak' : 'stand';
}

function feelingFor(pose: PoseName, index: number, moment: Moment): Emotion {
  const byPose: Partial<Record<PoseName, Emotion>> = {
    cheek: 'tired',
    cheer: 'happy',
    wave: 'happy',
    thumb: 'happy',
    shock: 'surprised',
    run: 'determined',
    lift: 'determined',
    crossed: 'determined',
    drink: 'happy',
    present: 'happy',
    stretch: 'neutral',
  };
  if (pose === 'speak') return 'neutral';
  if (byPose[pose]) return byPose[pose];
  if (/problem|stakes|before|problema|problème/iu.test(moment.beat)) return 'worried';
  if (/offer|ask|call|line|turn|proof|show|oferta|offre|angebot/iu.test(moment.beat))
    return 'happy';
  return usualFeelings[index] ?? 'neutral';
}
