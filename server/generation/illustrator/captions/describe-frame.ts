// The words that go with a frame: its description and timing from the script, and for those who
// cannot see it what was painted.

import type { ScriptRow } from '#domain/script/av-script.ts';
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { wordTable } from '#domain/word-table.ts';
import { besideWords } from '../cast/wardrobe.ts';
import { choosePose } from '../compose/choose-pose.ts';
import { isTitleCard, leadOf, type ScenePerson, type ScenePlan } from '../compose/scene-plan.ts';
import { isGroup } from '../compose/shots/group-shot.ts';
import { wordFor } from '../compose/title-words.ts';
import { isUnderSky } from '../compose/weather.ts';
import type { Painted } from '../painted.ts';
import { poseWords } from '../people/poses/pose-words.ts';
import type { PoseName } from '../people/poses/poses.ts';
import type { TimeOfDay } from '../scene.ts';

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

/** `0–5 s`: the row's time, or that of the shot alone where another frame shows the same row. */
export function timingOf(
  shot: Shot,
  row: ScriptRow | undefined,
  all: readonly Shot[],
  board: readonly Shot[],
): string {
  if (!row) {
    const before = all.slice(0, all.indexOf(shot)).reduce((sum, { seconds }) => sum + seconds, 0);
    return span(before, before + shot.seconds);
  }
  if (board.filter((one) => one.row === shot.row).length < 2)
    return span(row.startSeconds, row.endSeconds);
  const earlier = all
    .filter((one) => one.row === shot.row && one.cut < shot.cut)
    .reduce((sum, { seconds }) => sum + seconds, row.startSeconds);
  return span(earlier, Math.min(row.endSeconds, earlier + shot.seconds));
}

const span = (from: number, to: number) => `${number(from)}–${number(to)} s`;
const number = (seconds: number) => String(Math.round(seconds * 2) / 2);

const cuts = /\s*\b(?:cut to|corte a|(?:on )?coupe sur|schnitt auf)\b\s*:?\s*/iu;

/** Camera and action as the script has them: those of the shot's own cut where the row names it. */
export function descriptionOf(video: string, shot: Shot, all: readonly Shot[]): string {
  const whole = video.replace(/\s+/g, ' ').trim();
  const parts = whole.split(cuts);
  const planned = all.filter((one) => one.row === shot.row).length;
  const own = parts.length === planned ? parts[shot.cut - 1] : undefined;
  return cut(own?.trim() || whole, 240);
}

const feelings: Partial<Record<string, string>> = wordTable<string>({
  happy: 'smiling',
  tired: 'tired',
  asleep: 'eyes closed',
  worried: 'worried',
  determined: 'determined',
  surprised: 'wide-eyed',
});
const cameras: Partial<Record<string, string>> = {
  'push-in': 'Camera pushes in.',
  'pull-out': 'Camera pulls out.',
  'pan-left': 'Camera pans left.',
  'pan-right': 'Camera pans right.',
  'tilt-up': 'Camera tilts up.',
  'tilt-down': 'Camera tilts down.',
  track: 'Camera tracks along.',
  orbit: 'Camera circles round.',
  'hand-held': 'Hand-held camera.',
};
const angles: Partial<Record<string, string>> = {
  low: ', from a low angle',
  high: ', from a high angle',
};
const weathers: Partial<Record<string, string>> = {
  wet: ', in the rain',
  snow: ', in snow',
  wind: ', in the wind',
  fog: ', in fog',
};

/** One sentence on what is seen, which is what was painted of it, and one on the camera. */
export function altOf(plan: ScenePlan, painted?: Painted): string {
  const { shot } = plan;
  const words = [shot.lettering, shot.sponsor].filter(Boolean).join(' · ');
  const lettering = words ? ` Lettering reads ${cut(words.replace(/\s+/g, ' '), 120)}.` : '';
  const camera = cameras[shot.move] ? ` ${cameras[shot.move]}` : '';
  const weather = isUnderSky(plan) ? (weathers[shot.weather] ?? '') : '';
  const sentence = `Sketch: ${seen(plan, painted)}${angles[shot.angle] ?? ''}${weather}`.replace(
    /,+$|,(?=,)/g,
    '',
  );
  return cut(`${sentence}.${lettering}${camera}`.replace('..', '.'), 590);
}

const listed = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;

function seen(plan: ScenePlan, painted?: Painted): string {
  const { shot, product } = plan;
  const isThere = (name: string) => painted === undefined || painted.things.has(name);
  const thing = productIn(plan, isThere);
  const lead = leadOf(plan);
  const props = plan.props.filter(({ prop }) => isThere(prop.name));
  const isProduct = plan.showsProduct && lead.held?.name === product.drawing.name;
  const other = lead.held && !isProduct && isThere(lead.held.name);
  const own = other ? lead.held?.name : undefined;
  // Of hands alone is seen what they have to do with; a whole body has in its hands what is painted there.
  const isInHand = (name: string) => !painted || painted.held.has(name);
  const held = own && (isInHand(own) || !isOfBody(plan)) ? own : undefined;
  const left = own && !held ? [own] : [];
  const names = [
    ...(thing ? [thing] : []),
    ...left,
    ...props.map(({ prop }) => prop.name).filter((name) => !left.includes(name)),
  ];
  const near = listed(names.slice(0, 3));
  const main = held ?? names[0];
  const beside = near ? `; in the picture ${near}` : '';
  const setting = settingOf(plan);
  const who = whoIs(lead, plan);
  const others = plan.people.slice(1).map((one) => {
    const has = one.held && isOfBody(plan) && painted?.held.has(one.held.name);
    return `${wordsOf(one, plan)}${has && one.held !== lead.held ? ` holding ${one.held?.name}` : ''}`;
  });
  if (isTitleCard(plan)) {
    const close = plan.people.length > 0 && props.length === 0 ? ` beside ${who}` : '';
    const of = plan.isProductOut ? 'closing card' : `title card for ${cut(plan.productName, 60)}`;
    return `${of}${close}${beside}`;
  }
  const [second] = others;
  switch (shot.composition) {
    case 'figure':
    case 'face': {
      const still = shot.size === 'CU' || shot.size === 'ECU';
      const act = still && choosePose(plan) === 'stand' ? 'seen near' : doing(choosePose(plan));
      return `${sizeWords[shot.size]}, ${who} ${act}${holding(held)}, ${setting} behind${beside}`;
    }
    case 'pair': {
      const other = second ? ` with ${second}` : '';
      return `${sizeWords[shot.size]}, ${who} ${doing(lead.pose)}${holding(held)}${other}, ${setting} behind${beside}`;
    }
    case 'crowd': {
      const named = isGroup(plan) ? others.slice(0, 4) : [];
      const group = named.length > 0 ? `with ${listed(named)}` : 'in front of a small crowd';
      return `wide shot, ${who} ${group}, ${setting} behind${beside}`;
    }
    case 'behind':
      return `${sizeWords[shot.size]}, ${wordsOf(lead, plan)}${second ? ` and ${second}` : ''} from behind${holding(held)}, ${setting} ahead${beside}`;
    case 'shoulder': {
      const far = second ?? main ?? setting;
      return `over the shoulder of ${wordsOf(lead, plan)}, ${far} beyond, ${setting} behind${beside}`;
    }
    case 'hands':
      return `close on the hands of ${asFirst(lead, plan)}${main ? ` and ${main}` : ''}, ${setting}${beside}`;
    case 'overhead':
      return `from above, hands${main ? ` at ${main}` : ''} on a table${names.length > 1 ? ` with ${listed(names.slice(1, 3))}` : ''}, ${setting}`;
    case 'object':
      return `${main ? `close on ${main}` : 'near'}${names[1] ? ` beside ${names[1]}` : ''}, ${setting} behind`;
    case 'split':
      return `split screen, ${plan.people.length > 0 ? `${who}, ` : ''}${near || setting}`;
    case 'card':
      return 'lettering on a plain ground';
    case 'pack': {
      if (!thing && !main) return `closing card, ${setting} behind`;
      const others = props.map(({ prop }) => prop.name).slice(0, 2);
      const light = plan.plainLight ? '' : ' before a yellow disc of light';
      return `pack shot, ${thing ?? main}${thing && others.length > 0 ? ` with ${listed(others)},` : ''} in ${setting}${light}`;
    }
    case 'place':
      return `wide shot, ${setting}, nobody in it${beside}`;
  }
}

const isOfBody = ({ shot }: ScenePlan): boolean =>
  /^(?:figure|face|pair|crowd|behind)$/.test(shot.composition);

// The product by its name, where it is painted; at the end of a film that has no drawing for it, the word for it.
function productIn(plan: ScenePlan, isThere: (name: string) => boolean): string | undefined {
  const { productName, product, showsProduct, shot } = plan;
  const { name } = product.drawing;
  if (isTitleCard(plan)) {
    const word = wordFor(plan);
    return word ? `the word “${cut(word, 40)}”` : undefined;
  }
  if (!(showsProduct || shot.composition === 'pack') || !isThere(name)) return undefined;
  return `${cut(productName, 60)}, drawn as ${name},`;
}

const hours: Partial<Record<TimeOfDay, string>> = {
  dawn: 'in the morning',
  dusk: 'at dusk',
  night: 'at night',
};

// A place that has its hour in its name is told once.
function settingOf({ place, shot }: ScenePlan): string {
  const { time, dark } = shot.mood;
  const hour = place.name.includes(time) ? '' : hours[time];
  return [place.name, hour, dark ? 'in the dark' : ''].filter(Boolean).join(' ');
}

// `Another` man is one beside a first.
function asFirst(one: ScenePerson, { people }: ScenePlan): string {
  const before = people.slice(0, Math.max(0, people.indexOf(one)));
  const isSecond = before.some(({ noun }) => noun === one.noun);
  const [, noun = ''] = /^another (.*)$/su.exec(one.words) ?? [];
  return noun && !isSecond ? `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}` : one.words;
}

// With all that they are seen to have on.
function wordsOf(one: ScenePerson, plan: ScenePlan): string {
  const { composition } = plan.shot;
  const isFaced =
    composition !== 'behind' && !(composition === 'shoulder' && plan.people[0] === one);
  const worn = besideWords(one.person.wardrobe, isFaced);
  return `${asFirst(one, plan)}${worn.length > 1 ? ', ' : worn.length > 0 ? ' and ' : ''}${listed(worn)}`;
}

const whoIs = (one: ScenePerson, plan: ScenePlan): string =>
  feelings[one.emotion] ? `${wordsOf(one, plan)}, ${feelings[one.emotion]},` : wordsOf(one, plan);
const doing = (pose: PoseName): string => poseWords[pose];
const holding = (held: string | undefined): string => (held ? `, holding ${held}` : '');
