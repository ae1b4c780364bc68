// Every pose by name, and by what a plan calls it.
import { wordTable } from '#domain/word-table.ts';
import { plainPoses } from './plain-poses.ts';
import type { LegsPose, Pose } from './pose.ts';
import { workPoses } from './work-poses.ts';

export const poses = { ...plainPoses, ...workPoses };
export type PoseName = keyof typeof poses;

/** What a plan calls a pose: `holdUp` is `hold-up`. */
export const idOf = (name: PoseName): string =>
  name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

// What is done in a pose that is called otherwise.
const alike: Record<string, PoseName> = wordTable<PoseName>({
  ...{ smell: 'drink', eat: 'drink', taste: 'drink', sleep: 'lie', type: 'work', cut: 'work' },
  ...{ mix: 'work', repair: 'work', wash: 'pressDown', scrub: 'pressDown', knead: 'pressDown' },
  ...{
    iron: 'pressDown',
    press: 'pressDown',
    sew: 'tie',
    knit: 'tie',
    unscrew: 'tie',
    wrap: 'fold',
  },
  ...{ pull: 'haul', lower: 'haul', drag: 'haul', rake: 'sweep', dig: 'sweep', mop: 'sweep' },
  ...{ examine: 'leanClose', listen: 'leanClose' },
  ...{ 'pick-up': 'bend', plant: 'kneel', pray: 'tie', clap: 'tie', show: 'present' },
  ...{ give: 'handOver', pay: 'handOver', receive: 'handOver', greet: 'wave', celebrate: 'cheer' },
  ...{ wear: 'putOn', hug: 'carry', hold: 'present', serve: 'behind', sell: 'behind' },
  ...{ film: 'photograph', study: 'read', draw: 'write', paint: 'wipe' },
  ...{ wait: 'stand', watch: 'stand', 'arms-crossed': 'crossed', 'hands-on-hips': 'hips' },
  ...{ 'head-in-hand': 'cheek', tap: 'point', sign: 'write', shout: 'shock', dance: 'cheer' },
});

const byId = new Map<string, PoseName>([
  ...(Object.keys(poses) as PoseName[]).map((name) => [idOf(name), name] as const),
  ...Object.entries(alike),
]);

/** The pose of an id of the catalogue. */
export const poseById = (id: string): PoseName | undefined => byId.get(id);

/** The pose on other legs: at work while sitting or kneeling. */
export const onLegs = (pose: Pose, legs: LegsPose | undefined): Pose =>
  legs === undefined || pose.lies ? pose : { ...pose, legs };
