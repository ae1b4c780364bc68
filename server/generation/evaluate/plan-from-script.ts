// For a script without a plan: what the illustrator understood of it and asked of the brush.
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { noneRef, type Shot, type ShotPlan, shotPlan } from '#domain/storyboard/shot-plan.ts';
import { choosePose } from '../illustrator/compose/choose-pose.ts';
import type { ScenePlan } from '../illustrator/compose/scene-plan.ts';
import { isTitleCard } from '../illustrator/compose/title-card.ts';
import { type PlannedFrame, planBoard } from '../illustrator/plan-board.ts';
import type { Brief } from './brief.ts';

/** The plan of a board's four frames, and of nothing else of the film. */
export function planFromScript(brief: Brief, script: string): ShotPlan {
  const frames = planBoard(generateStoryboardRequest.parse({ ...brief.request, script }));
  const rows = parseAvScript(script)?.rows.map(({ video }) => video) ?? [];
  const name = brief.request.characterName;
  const cast = frames[0]?.plan.cast;
  return shotPlan.parse({
    cast: cast && name ? [{ id: 'cast', name, wears: wearsOf(cast.person.wardrobe) }] : [],
    shots: frames.map((frame, index) => shotOf(frame, index, rows)),
    rows,
  });
}

const compositions = { product: 'object' } as const;
const sizes = {
  ECU: 'extreme-close-up',
  CU: 'close-up',
  MCU: 'medium-close-up',
  MS: 'medium',
  WS: 'wide',
} as const;
const times = { dawn: 'before-dawn', day: 'day', dusk: 'dusk', night: 'night' } as const;

function shotOf({ moment, plan }: PlannedFrame, index: number, rows: readonly string[]) {
  const { shot } = plan;
  const row = rows.indexOf(moment.video);
  const card = isTitleCard(plan);
  const composition = card ? 'card' : shot.composition;
  return {
    row: (row < 0 ? index : row) + 1,
    cut: cutOf(moment.video, moment.picture),
    seconds: Math.max(0, moment.endSeconds - moment.startSeconds),
    composition: composition === 'product' ? compositions.product : composition,
    size: sizes[shot.size],
    angle: shot.composition === 'overhead' ? 'overhead' : 'eye',
    move: shot.move.replace(' ', '-') as Shot['move'],
    time: times[shot.mood.time],
    place: refOf(plan.place.name),
    people: peopleOf(plan),
    props: plan.props.map(({ prop }) => ({ id: refOf(prop.name) })),
    ...(plan.showsProduct || composition === 'pack'
      ? {
          product: {
            shown: composition === 'pack' ? 'hero' : 'in-use',
            form: refOf(plan.product.drawing.name),
            label: plan.product.look.label.slice(0, 60),
          },
        }
      : {}),
    lettering: shot.lettering ? [{ role: 'claim', text: shot.lettering.slice(0, 160) }] : [],
    frame: index + 1,
  };
}

// A picture that is not the row's beginning is a later cut of it.
const cutOf = (video: string, picture: string): number =>
  video.startsWith(picture.slice(0, 40)) ? 1 : 2;

const withPeople = ['figure', 'face', 'pair', 'crowd', 'behind', 'shoulder', 'hands', 'overhead'];

function peopleOf(plan: ScenePlan) {
  const { shot } = plan;
  if (!withPeople.includes(shot.composition) || isTitleCard(plan)) return [];
  const mood = shot.emotion === 'asleep' ? 'tired' : shot.emotion;
  const named = shot.who === 'cast' && !plan.voiceOnly;
  return [{ who: named ? 'cast' : 'other:person', pose: choosePose(plan).toLowerCase(), mood }];
}

const wearsOf = (wardrobe: ScenePlan['cast']['person']['wardrobe']): string[] =>
  [wardrobe.top.kind, wardrobe.layer.kind, wardrobe.bottom.kind, wardrobe.headwear.kind]
    .filter((kind) => kind !== 'none')
    .concat(wardrobe.glasses ? ['glasses'] : [], wardrobe.scarf ? ['scarf'] : []);

/** `a bottle of wine` → `bottle-of-wine` */
function refOf(name: string): string {
  const id = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return id || noneRef(name);
}
