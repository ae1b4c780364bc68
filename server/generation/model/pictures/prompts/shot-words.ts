// A planned shot in the words of a storyboard artist: size, angle, move, what is in it, what light.
import {
  type Composition,
  leadOf,
  type ScenePlan,
} from '../../../illustrator/compose/scene-plan.ts';
import type { Mood, ShotSize } from '../../../illustrator/scene.ts';

const sizes: Record<ShotSize, string> = {
  ECU: 'Extreme close-up',
  CU: 'Close-up',
  MCU: 'Medium close-up, head and shoulders',
  MS: 'Medium shot, from the waist up',
  WS: 'Wide shot, head to foot with the place around',
};
const times: Record<Mood['time'], string> = {
  dawn: 'first light before sunrise',
  day: 'daylight',
  dusk: 'low evening sun',
  night: 'night, lit by lamps',
};
const feelings: Record<Mood['feeling'], string> = {
  plain: 'even and calm',
  lit: 'warm, one clear yellow light on what matters',
  low: 'heavy and grey',
};
const subjects: Record<Composition, string> = {
  figure: 'One person, the subject of the frame',
  face: 'One face fills the frame',
  pair: 'Two people, the character and another one',
  crowd: 'The character before a small crowd',
  behind: 'The character from behind, walking away',
  shoulder: 'Past the shoulder of the character, who is seen from behind',
  hands: 'Close on two hands and what they hold',
  overhead: 'Two hands at work on a table, seen from straight above',
  object: 'The thing itself, near, nobody in it',
  split: 'A screen in two halves, each with its own picture',
  card: 'A plain ground with nothing on it',
  pack: 'The product alone, the hero of the frame, before a round yellow light',
  place: 'The place itself, nobody in it',
};
// Who frames these speaks of them so, whatever their size.
const named: Partial<Record<Composition, string>> = {
  shoulder: 'Over-the-shoulder shot',
  hands: 'Close-up of hands',
  overhead: 'Top shot',
  object: 'Insert, close-up',
  pack: 'Pack shot',
  place: 'Wide establishing shot',
};
const withPeople: readonly Composition[] = ['figure', 'face', 'pair', 'crowd', 'behind'];

/** Size, angle, move; subject; feeling and light. Sentences. */
export function shotWords(plan: ScenePlan): string[] {
  const { shot, voiceOnly } = plan;
  const { composition, size, mood, move, angle } = shot;
  const lead = leadOf(plan);
  const isPeople = withPeople.includes(composition);
  const subject =
    voiceOnly && isPeople ? 'Things and place tell it, hands at most' : subjects[composition];
  const stranger = isPeople && !lead.isCast && !voiceOnly;
  const moves =
    move === 'static'
      ? 'the camera stands still'
      : `the camera’s move: ${move === 'hand-held' ? move : move.replace('-', ' ')}`;
  return [
    `${named[composition] ?? sizes[size]}; ${composition === 'overhead' ? angles.overhead : angles[angle]}; ${moves}.`,
    `${subject}${stranger ? `: another ${lead.noun}, not the character` : ''}.`,
    ...(isPeople && !voiceOnly && lead.emotion !== 'neutral'
      ? [`Expression: ${lead.emotion}.`]
      : []),
    `Light: ${times[mood.time]}, ${feelings[mood.feeling]}.`,
  ];
}

const angles: Record<ScenePlan['shot']['angle'], string> = {
  eye: 'eye level',
  low: 'low angle, looking up',
  high: 'high angle, looking down',
  overhead: 'straight down from above',
};
