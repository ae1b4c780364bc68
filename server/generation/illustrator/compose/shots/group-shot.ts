// Two people, or many: whom the picture is about in front, the others beside or behind.
import type { Sketch } from '#server/drawing/brush.ts';
import { otherPerson } from '../../cast/other-person.ts';
import { noteCover } from '../../painted.ts';
import { drawFigureHands, type FigureView } from '../../people/figure.ts';
import { legPoses } from '../../people/poses/pose.ts';
import { type PoseName, poses } from '../../people/poses/poses.ts';
import { paintBackdrop, placeFrame } from '../backdrop.ts';
import { posed, speakingPose } from '../choose-pose.ts';
import { drawSeat, dressFloor, dressSurface, dressWall } from '../dressing.ts';
import { drawMove } from '../marks/annotate.ts';
import { seatIn, without } from '../sat-on.ts';
import type { Thing } from '../scene-plan.ts';
import { leadOf, type ScenePerson, type ScenePlan, sideOf } from '../scene-plan.ts';
import { drawPerson, type Stand, standFor } from '../stand.ts';
import { canHold, isLong, placeThing, productThing, propThing, tallBeside } from '../things.ts';

/** Two people who have to do with each other. */
export function composePair(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot, place } = plan;
  const driving = place.surface?.kind === 'dashboard';
  const lead = leadOf(plan);
  const name = driving ? drivingPose(lead) : poseOf(lead, plan);
  const view = viewOf(lead, name, driving);
  const base = standFor(plan, view.pose);
  const narrow = sheet.aspect === '16:9' ? 1 : sheet.aspect === '9:16' ? 0.74 : 0.82;
  const head = sheet.height * sheet.figures[shot.size].head;
  const rise = (base.ground - head) / base.scale;
  const stand: Stand = {
    ...base,
    scale: base.scale * narrow,
    ground: head + rise * base.scale * narrow,
  };
  const frame = placeFrame(plan, stand.scale, stand.ground);
  paintBackdrop(sketch, plan, frame);
  const side = sideOf(plan);
  const second = plan.people[1];
  const isSat = (one: ScenePerson) => viewOf(one, poseOf(one, plan), driving).pose.legs === 'sit';
  const [leadSits, otherSits] = [isSat(lead), second !== undefined && isSat(second)];
  const own = !driving && (leadSits || otherSits) ? seatIn(plan) : undefined;
  // On what is broad enough two sit together; it stands behind both.
  const shared = own && leadSits && otherSits && own.width > own.height ? own : undefined;
  const centre = sheet.width * (sheet.aspect === '9:16' ? 0.48 : 0.5);
  const apart = shared && shot.size === 'WS' ? 0.55 : 1;
  const off = apart * sheet.width * (sheet.aspect === '9:16' ? 0.24 : 0.2);
  stand.x = driving ? base.x : centre + side * off;
  dressWall(sketch, plan, { ...stand, x: centre });
  const between = {
    ...{ ...stand, x: centre, ground: stand.ground - stand.scale * 6 },
    isBetween: true as const,
  };
  const flip = side === -1 ? 1 : -1;
  // Of a child and somebody grown the child is a head lower, whoever the picture is of.
  const leadStand =
    second && lead.person.age === 'child' && second.person.age !== 'child'
      ? smaller(plan, stand, view)
      : stand;
  // With one person and things on the floor the things are what the person has to do with.
  if (!second || shot.size === 'WS')
    dressFloor(sketch, own ? without(plan, own) : plan, second ? between : stand);
  const otherX = driving ? stand.x - side * off * 1.7 : centre - side * off;
  if (shared) drawSeat(sketch, { ...stand, x: centre }, shared);
  else if (!driving && leadSits) drawSeat(sketch, stand, own);
  if (second && otherSits && !driving && !shared) drawSeat(sketch, { ...stand, x: otherX }, own);
  if (second) drawOther(sketch, plan, second, stand, otherX, driving);
  drawPerson(sketch, lead.person, view, leadStand, flip);
  const top = stand.ground - (legPoses[view.pose.legs].hips + 1.2) * stand.scale;
  if (place.surface && (driving || (shot.size !== 'WS' && rests(plan)))) {
    if (!driving) sketch.nearer('product');
    place.surface.paint(sketch, frame, top);
    noteCover(sketch, { x: 0, y: top, width: sheet.width, height: sheet.height - top });
    if (driving)
      sketch.at(
        stand.x,
        stand.ground,
        stand.scale,
        () => drawFigureHands(sketch, lead.person, view),
        0,
        flip,
      );
    else dressSurface(sketch, plan, { ...stand, x: centre - side * off * 0.4 }, top, lead.held);
  }
  drawMove(sketch, sheet, shot, flip, shot.size !== 'WS');
}

// Whether something of the picture needs a top to stand on.
const rests = ({ props, place, showsProduct, product }: ScenePlan): boolean =>
  place.surface?.kind === 'counter' ||
  props.some(({ where }) => where === 'on-surface') ||
  (showsProduct && product.drawing.rests === 'surface');

const drivingPose = ({ pose }: ScenePerson): PoseName => (pose === 'buckle' ? 'buckle' : 'drive');

const poseOf = (one: ScenePerson, plan: Pick<ScenePlan, 'index' | 'seed'>): PoseName => {
  if (one.held && canHold(one.held))
    return one.pose === 'stand' && !isLong(one.held) ? 'present' : one.pose;
  return one.pose === 'speak' || (one.pose === 'stand' && one.speaking)
    ? speakingPose(plan)
    : one.pose;
};

const viewOf = (one: ScenePerson, name: PoseName, driving: boolean): FigureView => ({
  ...(driving ? { pose: poses[name] } : posed(one, name)),
  emotion: one.emotion,
  turn: 0.55,
  back: poses[name].legs === 'away',
  speaking: one.speaking,
  belted: driving,
});

// The second person, a head lower when it is a child, never below the frame.
function drawOther(
  sketch: Sketch,
  plan: ScenePlan,
  other: ScenePerson,
  stand: Stand,
  x: number,
  driving: boolean,
): void {
  const view = viewOf(other, driving ? 'sit' : poseOf(other, plan), driving);
  const scale = stand.scale * (other.person.age === 'child' ? childScale : 0.97);
  const at = { ...onGround(plan, { ...stand, scale }, view, driving), x };
  // Two who walk go the same way; who has to do with the other faces them.
  const isJoint = isGoing(view) && isGoing(viewOf(leadOf(plan), leadOf(plan).pose, driving));
  const faces = sideOf(plan) === -1 ? -1 : 1;
  drawPerson(sketch, other.person, { ...view, turn: 0.6 }, at, isJoint ? facing(-faces) : faces);
}

const facing = (way: number) => (way < 0 ? -1 : 1);
const childScale = 0.74;
const isGoing = ({ pose }: FigureView): boolean => /^(?:stride|run)$/.test(pose.legs);

const smaller = (plan: ScenePlan, stand: Stand, view: FigureView): Stand =>
  onGround(plan, { ...stand, scale: stand.scale * childScale }, view);

// Never below the frame: of somebody small and near the head is in it all the same.
function onGround(
  { sheet, shot }: ScenePlan,
  stand: Stand,
  { pose }: FigureView,
  driving = false,
): Stand {
  const head = legPoses[pose.legs].hips + 42;
  const near = Math.min(
    stand.ground + (driving ? stand.scale : 0),
    sheet.height * 0.6 + head * stand.scale,
  );
  return { ...stand, ground: shot.size === 'WS' ? stand.ground : near };
}

const crowdPoses = ['stand', 'crossed', 'stand', 'stand'] as const;

// Where they stand behind whom it is about, the farthest first.
const crowdPlaces = [-0.36, 0.36, -0.19, 0.19] as const;

/** Whether those in a crowd are named one by one: then they are all that is there. */
export const isGroup = ({ people }: ScenePlan): boolean => people.length > 2;

/** A small crowd in a wide frame with whom it is about in front of it. */
export function composeCrowd(sketch: Sketch, plan: ScenePlan): void {
  const { sheet, shot } = plan;
  const wide: ScenePlan = { ...plan, shot: { ...shot, size: 'WS' } };
  const stand = standFor(wide, poses.stand);
  const scale = stand.scale * (sheet.aspect === '9:16' ? 0.86 : 0.94);
  paintBackdrop(sketch, wide, placeFrame(wide, scale, stand.ground));
  const lead = leadOf(plan);
  const back = sideOf(plan) === -1 ? -1 : 1;
  const things = onFloorOf(wide);
  const behind = things.find(({ seat }) => seat === 'vast');
  if (behind) placeBehind(sketch, wide, behind, stand.ground - scale * 14, scale);
  const others = isGroup(plan) ? plan.people.slice(1, 5).toReversed() : fill(plan, lead);
  others.forEach((other, turn) => {
    const i = crowdPlaces.length - others.length + turn;
    const at = crowdPlaces[i] ?? 0;
    const small = other.person.age === 'child' ? 0.76 : 1;
    const far = (i < 2 ? 0.84 : 0.92) * small;
    drawPerson(
      sketch,
      other.person,
      { ...viewOf(other, poseOf(other, plan), false), turn: 0.3 },
      {
        scale: scale * far,
        x: sheet.width * (0.5 + at),
        ground: stand.ground - scale * (i < 2 ? 9 : 5),
      },
      at < 0 ? 1 : -1,
    );
  });
  const front = {
    scale: scale * (lead.person.age === 'child' ? 0.8 : 1.04),
    x: sheet.width / 2,
    ground: stand.ground + (sheet.height - stand.ground) * 0.2,
  };
  const view = { ...viewOf(lead, poseOf(lead, plan), false), turn: 0 };
  drawPerson(sketch, lead.person, view, front, 1);
  // In front of everybody, where it hides only legs.
  const near = { ...wide, showsProduct: false, props: [] };
  dressFloor(sketch, behind ? near : wide, {
    ...front,
    scale: front.scale * 0.86,
    x: front.x + back * sheet.width * 0.1,
    ground: front.ground + 8,
  });
  drawMove(sketch, sheet, shot, sideOf(plan) === -1 ? 1 : -1);
}

// A vehicle or a building stands behind everybody, seen whole.
function placeBehind(
  sketch: Sketch,
  { sheet: { width, height } }: ScenePlan,
  thing: Thing,
  base: number,
  scale: number,
): void {
  const shape = thing.width / thing.height;
  const tall = Math.min(tallBeside(thing, scale * 0.8), height * 0.5, (width * 0.96) / shape);
  sketch.nearer('people');
  placeThing(sketch, thing, width / 2, base, tall);
}

const onFloorOf = (plan: ScenePlan): Thing[] => [
  ...(plan.showsProduct ? [productThing(plan)] : []),
  ...plan.props.filter(({ where }) => where !== 'wall' && where !== 'in-air').map(propThing),
];

// The people of the plan nearest to the middle, and strangers behind them.
function fill(plan: ScenePlan, lead: ScenePerson): ScenePerson[] {
  const near = plan.people.slice(1, 5);
  const mood = near[0]?.emotion ?? lead.emotion;
  const others = Array.from({ length: 4 - near.length }, (_, i): ScenePerson => {
    const person = otherPerson(lead.person, `${plan.productName}|${i}`);
    return {
      person,
      isCast: false,
      words: 'another person',
      noun: person.frame,
      pose: crowdPoses[i] ?? 'stand',
      emotion: mood,
      speaking: false,
      points: false,
    };
  });
  return [...others, ...near.toReversed()];
}
