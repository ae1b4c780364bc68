// A board is told in different pictures: no two frames alike in size and composition.
import type { PoseName } from '../people/poses/poses.ts';
import type { ShotSize } from '../scene.ts';
import type { Composition } from './choose-composition.ts';
import type { ReadShot as Shot } from './read-shot.ts';

// The nearest other sizes first.
const nextSizes: Record<ShotSize, readonly ShotSize[]> = {
  ECU: ['CU', 'MCU', 'MS', 'WS'],
  CU: ['MCU', 'MS', 'ECU', 'WS'],
  MCU: ['CU', 'MS', 'WS'],
  MS: ['MCU', 'WS', 'CU', 'ECU'],
  WS: ['MS', 'MCU', 'CU'],
};
const alternatives: Record<Composition, readonly Composition[]> = {
  figure: ['figure'],
  face: ['figure', 'face'],
  pair: ['pair', 'figure'],
  crowd: ['figure', 'pair'],
  behind: ['behind', 'hands'],
  shoulder: ['figure', 'pair'],
  hands: ['overhead', 'object', 'figure'],
  overhead: ['hands', 'object'],
  object: ['hands', 'overhead'],
  pack: ['object', 'hands'],
  place: ['behind', 'object', 'hands'],
};
const key = ({ composition, size, who, told, text, pose }: Shot) => {
  const people = composition === 'face' ? 'figure' : composition;
  // Two close shots of different things are two pictures.
  if (composition === 'object' && told) return `object ${size} ${text}`;
  return people === 'figure' || people === 'pair' || people === 'behind'
    ? // The same pose a step nearer is the same picture again.
      `${people} ${people === 'figure' && (size === 'MCU' || size === 'MS') ? `half ${pose}` : size} ${who === 'cast' ? '' : 'other'}`
    : people;
};

/** The same shots, changed as little as it takes to make the four frames differ. */
export function varyShots(shots: readonly Shot[], voiceOnly: boolean): Shot[] {
  const out: Shot[] = [];
  const taken = new Set<string>();
  // What the script names outright keeps its picture; the rest makes room.
  const order = shots
    .map((_, i) => i)
    .sort(
      (a, b) =>
        Number(shots[b]?.told) - Number(shots[a]?.told) || (a === 3 ? -1 : b === 3 ? 1 : a - b),
    );
  for (const index of order) {
    const shot = shots[index] as Shot;
    const chosen =
      candidates(shot, voiceOnly).find((candidate) => !taken.has(key(candidate))) ?? shot;
    taken.add(key(chosen));
    out[index] = chosen;
  }
  if (!voiceOnly) showThePerson(out);
  showTheSetting(out);
  return out;
}

function candidates(shot: Shot, voiceOnly: boolean): Shot[] {
  const sized = (one: Shot): Shot[] => [
    one,
    ...nextSizes[one.size].map((size) => ({
      ...one,
      size,
      ...(one.composition === 'face' ? { composition: 'figure' as const } : {}),
    })),
  ];
  const others = alternatives[shot.composition]
    .filter(
      (composition) =>
        !voiceOnly ||
        (composition !== 'figure' && composition !== 'pair' && composition !== 'face'),
    )
    .flatMap((composition) => sized({ ...shot, composition }));
  return [...sized(shot), ...others].filter(
    ({ composition, size }) => composition !== 'face' || size !== 'WS',
  );
}

const peopled: readonly Composition[] = ['figure', 'face', 'pair', 'crowd', 'shoulder', 'behind'];

// A close shot the script asks of a thing stays with the thing.
const isDetail = ({ told, composition, size }: Shot): boolean =>
  told && (size === 'ECU' || (composition === 'object' && size === 'CU'));

// A board of things alone does not show who it is about: the cast is seen in two frames at least.
function showThePerson(shots: Shot[]): void {
  const wanted = 2 - shots.filter(({ composition }) => peopled.includes(composition)).length;
  const castSeen = shots.some(
    ({ composition, who }) => peopled.includes(composition) && who === 'cast',
  );
  const rank = (shot: Shot) =>
    (shot.composition === 'object' || shot.composition === 'place' ? 2 : 0) +
    (shot.who === 'cast' ? 1 : 0) +
    (shot.pose === 'stand' ? 0 : 1);
  const open = [0, 1, 2]
    .filter(
      (index) =>
        !peopled.includes((shots[index] as Shot).composition) &&
        (shots[index] as Shot).composition !== 'pack' &&
        !isDetail(shots[index] as Shot) &&
        (!shots[index]?.told || !castSeen),
    )
    .sort((a, b) => rank(shots[b] as Shot) - rank(shots[a] as Shot));
  for (const index of open.slice(0, Math.max(castSeen ? 0 : 1, wanted))) {
    const shot = shots[index] as Shot;
    const taken = new Set(
      shots.filter((one) => peopled.includes(one.composition)).map(({ size }) => size),
    );
    const size =
      // Handwork is seen with the hands.
      (handwork.includes(shot.pose)
        ? (['MS', 'MCU', 'WS'] as const)
        : ([shot.size, 'MCU', 'MS', 'CU', 'WS'] as const)
      ).find((one) => one !== 'ECU' && !taken.has(one)) ?? 'MS';
    shots[index] = { ...shot, composition: size === 'CU' ? 'face' : 'figure', size };
  }
}

// What these do or hold would be lost from afar.
const handwork: readonly PoseName[] = [
  'work',
  'present',
  'drink',
  'holdUp',
  'phone',
  'carry',
  'buckle',
  'lean',
  'cheek',
  'behind',
];
const settings: readonly Composition[] = ['place', 'crowd', 'behind'];

// One frame tells where we are, unless the script asks for nothing but close shots.
function showTheSetting(shots: Shot[]): void {
  if (shots.some(({ composition, size }) => settings.includes(composition) || size === 'WS'))
    return;
  const open = shots
    .map((_, index) => index)
    .filter((index) => {
      const { composition, size, told, pose } = shots[index] as Shot;
      const near = composition === 'face' || size === 'CU' || size === 'ECU';
      return (
        (composition === 'figure' || composition === 'pair') &&
        !(told && (near || handwork.includes(pose) || size === 'MCU'))
      );
    })
    .sort((a, b) => Number(shots[a]?.told) - Number(shots[b]?.told));
  const [index] = open;
  if (index !== undefined) shots[index] = { ...(shots[index] as Shot), size: 'WS' };
}
