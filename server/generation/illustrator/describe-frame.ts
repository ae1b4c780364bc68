// The words that go with a frame: title, description, timing, and what is seen for those who cannot see it.
import { choosePose } from './compose/choose-pose.ts';
import type { ScenePlan } from './compose/scene-plan.ts';
import { isTitleCard } from './compose/title-card.ts';
import { findProps } from './props/find-props.ts';
import type { Moment } from './reading/choose-moments.ts';
import { castWords } from './reading/people-words.ts';
import { framingWords, moveWords } from './reading/shot-words.ts';
import { findAll, plain } from './reading/stems.ts';

const sizeWords = {
  ECU: 'extreme close-up',
  CU: 'close-up',
  MCU: 'medium close-up',
  MS: 'medium shot',
  WS: 'wide shot',
} as const;

const cut = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest);
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), longest * 0.6)).replace(/[\s,;:–-]+$/u, '')}…`;
};

/** `0–5 s`. */
export const timingOf = ({ startSeconds, endSeconds }: Moment) => `${startSeconds}–${endSeconds} s`;

/** Camera and action as the script has them, at most a few sentences. */
export const descriptionOf = ({ video }: Moment) => cut(video.replace(/\s+/g, ' ').trim(), 240);

const fillers = new Set(
  [
    'shot camera slow slowly the a on in into at of from angle low high eye level lens one continuous move then cut to hard and very still hold side front frontal head shoulder frame',
    'lento lenta la al de el los las con en plano camara a altura ojos frente frontal picado contrapicado angulo bajo alto lateral hombro sobre muy fija fijo',
    'lente le les des du de la l d a en camera plan hauteur yeux face profil plongee contre angle bas haut cote epaule sur tres fixe',
    'langsam langsame langsamer die der das von vorn vorne in auf aus kamera augenhohe hohe untersicht obersicht aufsicht froschperspektive seite seitlich frontal schulter uber sehr statisch tief hoch leicht',
  ]
    .join(' ')
    .split(' '),
);

// A part of the picture column that only speaks of the camera.
function isCameraTalk(part: string): boolean {
  let rest = ` ${plain(part)} `;
  for (const { stem } of [...findAll(part, framingWords), ...findAll(part, moveWords)]) {
    rest = rest.replace(new RegExp(` ${stem}[\\p{L}]*`, 'u'), ' ');
  }
  return rest.split(' ').every((word) => word.length < 2 || fillers.has(word));
}

// A first sentence that begins with the shot and names neither person nor thing.
const isFramingLine = (sentence: string): boolean =>
  sentence.length < 70 &&
  (findAll(sentence, framingWords)[0]?.at ?? 9) < 4 &&
  findAll(sentence, castWords).length === 0 &&
  findProps(sentence).length === 0;

/** The picture without the talk of camera and shots, sentence by sentence. */
export function pictureSentences(video: string): string[] {
  const sentences = video.split(/(?<=[.!?])\s+/u);
  return sentences.flatMap((sentence, index) => {
    if (index === 0 && sentences.length > 1 && isFramingLine(sentence)) return [];
    const parts = sentence.split(/\s*[,;:—]\s*/u);
    while (parts.length > 0 && isCameraTalk(parts[0]?.replace(/[.!?]$/, '') ?? '')) parts.shift();
    const rest = parts
      .join(', ')
      .replace(/[.!?]+$/, '')
      .trim();
    return /\p{L}{3}/u.test(rest) ? [rest] : [];
  });
}

/** Everything that happens, without the camera. */
export const actionsOf = (video: string): string => pictureSentences(video).join('. ');

/** The frame's title; its number where nothing of it has a name. */
export const titleOf = ({ title }: { title: string }, index: number): string =>
  title || `Frame ${index + 1}`;

const acts: Partial<Record<string, string>> = {
  cheek: 'rests a cheek on one hand',
  behind: 'stands ready to serve',
  work: 'is at work with both hands',
  phone: 'looks at a phone',
  drink: 'takes a bite or a sip',
  point: 'points the way',
  crossed: 'waits with arms crossed',
  hips: 'stands with hands on hips',
  lean: 'leans on both hands',
  reach: 'reaches out',
  present: 'holds it up with both hands',
  holdUp: 'raises one hand',
  carry: 'carries with both arms',
  speak: 'speaks to camera with open hands',
  chest: 'speaks with a hand on the chest',
  cheer: 'cheers with both arms up',
  lift: 'lifts overhead',
  squat: 'squats low',
  stretch: 'stretches arms high',
  wave: 'waves',
  shock: 'lifts both hands in shock',
  thumb: 'gives a thumbs up',
  buckle: 'fastens the seat belt',
  drive: 'sits at the wheel, belted',
  walk: 'walks towards us',
  run: 'runs',
  sit: 'sits',
};
const feelings: Partial<Record<string, string>> = {
  happy: 'smiling',
  tired: 'tired',
  asleep: 'eyes closed',
  worried: 'worried',
  determined: 'determined',
  surprised: 'wide-eyed',
};
const cameras: Partial<Record<string, string>> = {
  'push in': 'Camera pushes in.',
  'pull out': 'Camera pulls out.',
  'pan left': 'Camera pans left.',
  'pan right': 'Camera pans right.',
  'tilt up': 'Camera tilts up.',
  'tilt down': 'Camera tilts down.',
  track: 'Camera tracks along.',
  orbit: 'Camera circles round.',
  'hand-held': 'Hand-held camera.',
};

/** One sentence on what is seen, and one on the camera. */
export function altOf(plan: ScenePlan): string {
  const { shot } = plan;
  const lettering = shot.lettering
    ? ` Lettering reads ${cut(shot.lettering.replace(/\s+/g, ' '), 80)}.`
    : '';
  const camera = cameras[shot.move] ? ` ${cameras[shot.move]}` : '';
  const sentence = `Sketch: ${seen(plan)}`.replace(/,(?=,| and nothing)/g, '').replace(/,+$/, '');
  return cut(`${sentence}.${lettering}${camera}`.replace('..', '.'), 590);
}

function seen(plan: ScenePlan): string {
  const { shot, cast, place, props, product } = plan;
  const thing = `${cut(plan.productName, 60)}, drawn as ${product.drawing.name},`;
  const others = props.slice(0, 2).map(({ prop }) => prop.name);
  const near = [...(plan.showsProduct ? [thing] : []), ...others].slice(0, 2).join(' and ');
  const beside = near ? `; in the picture ${near}` : '';
  const feeling = feelings[shot.emotion];
  const act = acts[choosePose(plan)] ?? 'stands';
  const subject = shot.who === 'cast' ? cast.words : `another ${shot.who}`;
  const who = `${subject}${feeling ? `, ${feeling},` : ''}`;
  const star = `${cast.words}${feeling ? `, ${feeling},` : ''}`;
  const still = (shot.size === 'CU' || shot.size === 'ECU') && choosePose(plan) === 'stand';
  const setting = place.name;
  if (isTitleCard(plan)) return `title card, ${near || thing} before a dark ground`;
  switch (shot.composition) {
    case 'figure':
    case 'face':
      return `${sizeWords[shot.size]}, ${who} ${still ? 'looks out, seen near' : act}, ${setting} behind${still ? '' : beside}`;
    case 'pair':
      return `${sizeWords[shot.size]}, ${star} with another person, ${setting} behind${beside}`;
    case 'crowd':
      return `wide shot, ${star} in front of a small crowd, ${setting} behind`;
    case 'behind':
      return `wide shot, ${cast.words} from behind, walking away, ${setting} ahead${beside}`;
    case 'shoulder':
      return `over the shoulder of ${cast.words}, ${plan.voiceOnly || plan.showsProduct ? thing : 'another person'} beyond, ${setting} behind`;
    case 'hands':
      return `close on the hands of ${cast.words} and ${plan.showsProduct || !others[0] ? thing : others[0]}, ${setting}`;
    case 'overhead':
      return `from above, two hands at ${plan.showsProduct || !others[0] ? thing : others[0]} on a table${others[1] ? ` with ${others[1]}` : ''}, ${setting}`;
    case 'product':
      return `close on ${plan.showsProduct || !others[0] ? thing : others[0]}, ${setting} behind`;
    case 'pack':
      return `pack shot, ${thing} stands ${plan.place.name === 'an empty studio' ? '' : `in ${setting} `}before a yellow disc of light`;
    case 'place':
      return `wide shot, ${setting}, nobody in it${beside}`;
  }
}
