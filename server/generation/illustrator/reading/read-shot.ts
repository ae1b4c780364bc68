// What one moment asks of the picture: how near, which way the camera moves, who is seen, doing what.
import type { Emotion, Frame } from '../people/person.ts';
import type { PoseName } from '../people/poses/poses.ts';
import type { Mood, ShotSize } from '../scene.ts';
import { type Composition, chooseComposition } from './choose-composition.ts';
import type { Moment } from './choose-moments.ts';
import { type Reading, whoIn } from './people-in-shot.ts';
import { feelingWords, particularPoses, poseWords } from './people-words.ts';
import {
  type CameraMove,
  type Framing,
  framingWords,
  lightWords,
  moveWords,
  timeWords,
} from './shot-words.ts';
import { findAll, findFirst } from './stems.ts';
import { troubles } from './troubles.ts';

/** What a typed line says of its picture. */
export type ReadShot = {
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

/** Reads the moment that is frame `index` of the board. */
export function readShot(moment: Moment, index: number, reading: Reading): ReadShot {
  const video = moment.picture;
  const spoken = framingOf(video);
  const framing = spoken ?? usualFraming[index] ?? 'MS';
  const composition = chooseComposition(framing, video, index, reading, spoken !== undefined);
  const dark = goesDark.test(video);
  const light = dark ? 'low' : findFirst(video, lightWords);
  const pose = readPose(moment);
  const last = index === 3;
  return {
    composition,
    // Handwork that is shown with its person is seen from where the hands are in the picture.
    size:
      composition === 'crowd'
        ? 'WS'
        : composition === 'figure' && (framing === 'INSERT' || framing === 'ECU')
          ? 'MCU'
          : sizeOf[framing],
    who: whoIn(video, reading),
    told: spoken !== undefined,
    move: findFirst(video, moveWords) ?? usualMoves[index] ?? 'static',
    mood: {
      time: findFirst(video, timeWords) ?? (dark ? 'night' : 'day'),
      dark,
      feeling: light ?? (last ? 'lit' : 'plain'),
    },
    pose,
    emotion: findFirst(video, feelingWords) ?? feelingFor(pose, index, moment),
    speaking: pose === 'speak',
    lettering: moment.lettering,
    text: video,
  };
}

// The lights go out in this picture.
const goesDark =
  /\blights? (?:(?:in|of|at|on)(?: \p{L}+){1,3} )?(?:go(?:es)?|die|dies|turns?|switch(?:es)?|flickers?)(?: \p{L}+){0,3} (?:out|off|down)\b|\b(?:turns?|switch(?:es)?) (?:off|out) the lights?\b|\blights out\b|\bgoes dark\b|\bLichte?r?(?: [^.!?]{0,40})? (?:geht|gehen)(?: [^.!?]{0,40})? aus(?!\p{L})|\bwird (?:es )?dunkel\b|\b(?:geht|gehen)(?: [^.!?]{0,24})? (?:das Licht|die Lichter) aus(?!\p{L})|\bse apagan?\b|\bapaga la luz\b|\bs['’]éteint|\bs['’]éteignent|\béteint la lumière/iu;

// What says how the picture is taken wins over how near it is.
const strong: readonly Framing[] = ['PACK', 'TITLE', 'OTS', 'TWO'];

function framingOf(video: string): Framing | undefined {
  const found = findAll(video, framingWords).map(({ meaning }) => meaning);
  const opening = video.slice(0, 60).split('. ')[0] ?? '';
  const head = findAll(opening, framingWords).map(({ meaning }) => meaning);
  if (head.includes('OVERHEAD')) return 'OVERHEAD';
  return found.find((one) => strong.includes(one)) ?? head[0] ?? found[0];
}

function readPose({ picture: video, heard }: Moment): PoseName {
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
    liftWeights: 'determined',
    crossed: 'determined',
    drink: 'happy',
    present: 'happy',
    stretch: 'neutral',
  };
  if (pose === 'speak') return 'neutral';
  // Nobody enjoys what the film is against.
  if (pose === 'drink' && troubles.test(moment.beat)) return 'worried';
  if (byPose[pose]) return byPose[pose];
  if (troubles.test(moment.beat)) return 'worried';
  if (/offer|ask|call|line|turn|proof|show|oferta|offre|angebot/iu.test(moment.beat))
    return 'happy';
  return usualFeelings[index] ?? 'neutral';
}
