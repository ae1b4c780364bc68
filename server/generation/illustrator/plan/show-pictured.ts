// Where a client has shown the product, a thing of the plan that is what the product is drawn as is the product.
import { heroForm } from '#domain/storyboard/hero-form.ts';
import {
  type CatalogueRef,
  noteOf,
  type Shot,
  type ShotPlan,
} from '#domain/storyboard/shot-plan.ts';

/**
 * What a pictured product is drawn as: what the plan shows it as, else the vessel that a described picture
 * closes the film with.
 */
export const picturedForm = (plan: ShotPlan): CatalogueRef | undefined =>
  heroForm(plan) ??
  vesselIn({ shots: plan.shots.filter(({ composition }) => composition === 'pack') });

/** The plan with its pictured product in every shot that shows the like; without pictures as it is. */
export const showPictured = (plan: ShotPlan, form = heroForm(plan)): ShotPlan =>
  plan.pictures?.product.length ? likePictured(plan, form) : plan;

/**
 * The same where there surely is a picture. `form` is what the product is drawn as, where another than the
 * plan says it; where nobody could read that, it is what it is sold in.
 */
export function likePictured(plan: ShotPlan, form = heroForm(plan)): ShotPlan {
  if (!form) return plan;
  const drawnAs = (isUnread(form) && vesselIn(plan)) || form;
  return { ...plan, shots: plan.shots.map((shot) => showIn(shot, form, drawnAs)) };
}

// A word without a drawing, or no more than the end of a film.
const isUnread = (form: CatalogueRef): boolean =>
  noteOf(form) !== undefined || form === 'title-card';

const vesselIn = ({ shots }: Pick<ShotPlan, 'shots'>): CatalogueRef | undefined =>
  shots
    .flatMap(({ props, people }) => [
      ...props.map(({ id }) => id),
      ...people.flatMap(({ holds }) => holds ?? []),
    ])
    .find((id) => vessels.has(id));

/**
 * The plan with the product in every shot that has room for it, where a client has shown it: not in the
 * trouble before it, nor beside another thing seen near. What was directed is as it was chosen.
 */
export function showEverywhere(plan: ShotPlan): ShotPlan {
  const form = heroForm(plan);
  if (!form) return plan;
  const shots = plan.shots.map((shot) =>
    shot.product || shot.directed || !hasRoom(shot)
      ? shot
      : { ...shot, product: { shown: 'in-use' as const, form } },
  );
  return { ...plan, shots: shots.map(drinkOfIt) };
}

/** What a form says a product is: what it would be drawn as, its noun, and whether a text speaks of it. */
export type Sold = { form: CatalogueRef; noun: string; isNamedIn: (text: string) => boolean };

/**
 * A plan of pictures that the client described, none of which says that it shows the product: it is there
 * where they name it or its vessel, where somebody drinks or pours, and at the end.
 */
export function showNamed(plan: ShotPlan, { form, isNamedIn }: Sold): ShotPlan {
  const drawnAs = (isUnread(form) && vesselIn(plan)) || form;
  const last = plan.shots.findLast(({ frame }) => frame !== undefined) ?? plan.shots.at(-1);
  const product = { shown: 'in-use', form: drawnAs } as const;
  const shots = plan.shots.map((told) => {
    const shot = showIn(told, form, drawnAs);
    if (shot.product || shot.directed || !hasRoom(shot)) return shot;
    const isNamed = isNamedIn(plan.rows[shot.row - 1] ?? '');
    const isUsed = vessels.has(drawnAs) && shot.people.some(isDrunkBy);
    return isNamed || isUsed || told === last ? { ...shot, product } : shot;
  });
  return { ...plan, shots: shots.map(drinkOfIt) };
}

const isDrunkBy = ({ pose, holds }: Shot['people'][number]): boolean =>
  (pose === 'drink' || pose === 'pour') && !holds;

// Who drinks or pours and has nothing else to do it from has the vessel in hand.
function drinkOfIt(shot: Shot): Shot {
  if (shot.directed || !vessels.has(shot.product?.form ?? '')) return shot;
  const people = shot.people.map((one) => (isDrunkBy(one) ? { ...one, holds: 'product' } : one));
  return { ...shot, people };
}

function hasRoom({ composition, size, props, people, lettering }: Shot): boolean {
  if (lettering.some(({ role }) => role === 'trouble')) return false;
  switch (composition) {
    case 'place':
    case 'crowd':
    case 'behind':
      return true;
    case 'figure':
    case 'pair':
      return !size.endsWith('close-up') || size === 'medium-close-up';
    case 'shoulder':
      return people.length > 1 || props.length === 0;
    case 'object':
    case 'hands':
    case 'overhead':
      return props.length === 0 && people.every(({ holds }) => holds === undefined);
    default:
      return false;
  }
}

// What is sold in a vessel is photographed in it.
const vessels = new Set<CatalogueRef>([
  ...'jar bottle can tin tub tube vial canister packet pouch carton round-tin'.split(' '),
  ...'glass-bottle wine-bottle beer-bottle spray-bottle pill-bottle dropper-bottle'.split(' '),
  ...'lotion-bottle ink-bottle preserving-jar milk-carton juice-box'.split(' '),
]);

// A bottle that is only called one may be the glass bottle.
const isKin = (id: CatalogueRef, drawnAs: CatalogueRef): boolean =>
  vessels.has(id) && vessels.has(drawnAs) && drawnAs.endsWith(`-${id}`);

/** Whether something is what is sold in it. */
export const isVessel = (id: CatalogueRef): boolean => vessels.has(id);

function showIn(told: Shot, form: CatalogueRef, drawnAs: CatalogueRef): Shot {
  const shot: Shot =
    told.product?.form === form ? { ...told, product: { ...told.product, form: drawnAs } } : told;
  const isIt = (id: CatalogueRef | undefined): boolean =>
    id === drawnAs ||
    (id !== undefined && isKin(id, drawnAs)) ||
    (id !== undefined && vessels.has(id) && !vessels.has(form) && shot.product === undefined);
  // Two sides are compared: what is like the product there may be another's.
  if (shot.composition === 'split') return shot;
  // Taken out at the desk, it does not come back as what is like it.
  if (shot.directed?.written.product && !shot.product) return shot;
  const found = shot.props.find(({ id }) => isIt(id));
  const isHeld = shot.people.some(({ holds }) => isIt(holds));
  if (!found && !isHeld) return shot;
  const taken = found?.where === 'in-hand' ? shot.people.findIndex(({ holds }) => !holds) : -1;
  const people = shot.people.map((one, at) =>
    isIt(one.holds) || at === taken ? { ...one, holds: 'product' } : one,
  );
  const state = found?.state === undefined ? {} : { state: found.state };
  return {
    ...shot,
    people,
    props: shot.props.filter((one) => one !== found),
    product: shot.product ?? { shown: 'in-use', form: drawnAs, ...state },
  };
}
