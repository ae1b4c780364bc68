// What of a directed frame is in its picture, and what was chosen and is not: behind the edge, or a line too many.
import { personName, refName } from '#domain/storyboard/ref-names.ts';
import type { CastMember, Lettering, Shot, ShotPerson } from '#domain/storyboard/shot-plan.ts';
import { choosePose } from '../compose/choose-pose.ts';
import { leadOf, type ScenePlan } from '../compose/scene-plan.ts';
import { isUnderSky } from '../compose/weather.ts';
import type { Painted } from '../painted.ts';
import { frameLettering } from '../plan/frame-lettering.ts';
import { Missing } from '../plan/missing.ts';
import { placeFor } from '../plan/place-for.ts';
import { dressingFor } from '../plan/thing-for.ts';
import { shownWords } from './shown-words.ts';

export type InSight = {
  /** The shot with nothing but what is seen. */
  seen: Shot;
  /** What else was chosen, in English. */
  unseen: string[];
};

const { weather: weathers } = shownWords.en;
type Of = { cast: readonly CastMember[]; characterName: string };

export function inSight(
  shot: Shot,
  scene: ScenePlan,
  painted: Painted,
  { cast, characterName }: Of,
): InSight {
  const isPainted = (name: string) =>
    [...painted.things].some((one) => ` ${one} `.includes(` ${name} `));
  const nameOf = (prop: Shot['props'][number]) => dressingFor(prop, new Missing()).prop.name;
  const isHeld = (id: string) => shot.people.some(({ holds }) => holds === id);
  const [props, hiddenProps] = parted(
    shot.props,
    (prop) =>
      isPainted(nameOf(prop)) ||
      (isHeld(prop.id) && isPainted(nameOf({ ...prop, where: 'in-hand' }))),
  );
  const isThere = (_: unknown, at: number) => {
    const somebody = scene.people[at]?.person;
    return somebody !== undefined && painted.people.has(somebody);
  };
  const [there, hiddenPeople] = parted(shot.people, isThere);
  // Whole people have in their hands what is painted there; where hands alone are seen they have it all.
  const heldBy = (one: ShotPerson) => scene.people[shot.people.indexOf(one)]?.held?.name ?? '';
  const letsGo = (one: ShotPerson) =>
    heldBy(one) !== '' && isOfBodies(shot) && !painted.held.has(heldBy(one));
  const hidesMood = (one: ShotPerson) => one.mood !== 'neutral' && !isFaced(shot, one);
  const people = there
    .map((one) => (letsGo(one) ? empty(one) : one))
    .map((one, at) => (hidesMood(there[at] ?? one) ? { ...one, mood: 'neutral' as const } : one));
  const beside = there
    .filter((one) => letsGo(one) && one.holds !== 'product' && isPainted(heldBy(one)))
    .flatMap(({ holds }) => (holds && !props.some(({ id }) => id === holds) ? [holds] : []))
    .map((id): Shot['props'][number] => ({ id, where: 'floor' }));
  const [lettering, hiddenLines] = parted(shot.lettering, isLettered(shot));
  const { product, ...rest } = shot;
  const form = scene.product.drawing.name;
  const isShown = isPainted(form) || painted.held.has(form) || scene.shot.composition === 'pack';
  return {
    seen: {
      ...rest,
      people,
      props: [...props, ...beside],
      lettering,
      weather: isUnderSky(scene) ? shot.weather : ('dry' as const),
      ...(product && isShown ? { product } : {}),
    },
    unseen: [
      ...hiddenPeople.map(({ who }) => personName(who, cast, characterName)),
      ...hiddenProps.map(({ id }) => refName('thing', id)),
      ...(product && !isShown ? [refName('thing', 'product')] : []),
      ...there
        .filter(hidesMood)
        .map((one) => `how ${personName(one.who, cast, characterName)} feels`),
      ...there
        .filter((one) => one === shot.people[0] && isIdle(scene))
        .map((one) => `what ${personName(one.who, cast, characterName)} does`),
      ...(shot.weather === 'dry' || isUnderSky(scene) ? [] : [weathers[shot.weather]]),
      ...(isKnownPlace(shot) ? [] : [refName('place', shot.place)]),
      ...there.filter(letsGo).map(({ holds = '' }) => `${refName('thing', holds)} in a hand`),
      ...hiddenLines.map((line) => `line ${shot.lettering.indexOf(line) + 1} of the lettering`),
    ],
  };
}

const isOfBodies = ({ composition }: Shot): boolean =>
  /^(?:figure|face|pair|crowd|behind)$/.test(composition);

// From behind, over a shoulder and where hands alone are seen there is no face.
const isFaced = ({ composition, people }: Shot, one: ShotPerson): boolean =>
  !/^(?:behind|hands|overhead)$/.test(composition) &&
  !(composition === 'shoulder' && people[0] === one);

// Who has nothing to drink only stands there.
const isIdle = (scene: ScenePlan): boolean =>
  /^(?:figure|face)$/.test(scene.shot.composition) &&
  leadOf(scene).pose !== 'stand' &&
  !/^(?:CU|ECU)$/.test(scene.shot.size) &&
  choosePose(scene) === 'stand';

// A place without a drawing is a plain ground.
function isKnownPlace({ place }: Shot): boolean {
  const missing = new Missing();
  placeFor(place, missing);
  return missing.list.length === 0;
}

const empty = ({ holds: _, holding: __, ...person }: ShotPerson): ShotPerson => person;

// Who pays stands apart, and is always lettered.
function isLettered(shot: Shot): (line: Lettering) => boolean {
  const drawn = frameLettering(shot).split(' · ');
  return ({ role, text }) =>
    role === 'sponsor' || text.split(' · ').every((part) => drawn.includes(part));
}

function parted<One>(all: readonly One[], isIn: (one: One, at: number) => boolean): [One[], One[]] {
  const places = all.map(isIn);
  return [all.filter((_, at) => places[at]), all.filter((_, at) => !places[at])];
}
