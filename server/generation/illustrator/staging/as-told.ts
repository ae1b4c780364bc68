// The things of a shot as its plan has them: how many, moving, in or on each other.
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import type { Dressing } from '../compose/scene-plan.ts';
import type { Missing } from '../plan/missing.ts';
import type { ProductPlan } from '../plan/product-for.ts';
import { dressingFor } from '../plan/thing-for.ts';
import { asProp } from '../props/thing.ts';
import { moving } from './moving.ts';
import { several } from './several.ts';
import { canStand, together } from './together.ts';

/** How often the product is seen; and what stands in, on or beside something else of the picture is one drawing with it. */
export function asTold(
  { props, product: said, people, composition }: Shot,
  product: ProductPlan,
  isShown: boolean,
  missing: Missing,
): { props: Dressing[]; product: ProductPlan } {
  const seen = props
    .filter(({ where }) => where !== 'in-hand')
    .map((prop) => ({ ...prop, dressing: dressingFor(prop, missing) }));
  const gone = new Set<string>();
  // A hand holds one, and it stands in nothing meanwhile.
  const isHeld = composition === 'hands' || people.some(({ holds }) => holds === 'product');
  const count = isHeld ? undefined : said?.count;
  let whole = { ...product, drawing: moving(several(product.drawing, count), said?.motion) };
  const dressings = new Map(seen.map(({ id, dressing }) => [id, dressing]));
  for (const { id, by } of seen) {
    const own = dressings.get(id);
    if (!by || !own || gone.has(id)) continue;
    const thing = { drawing: own.prop, look: { ...own.look, label: '' } };
    const other = by.ref === id || gone.has(by.ref) ? undefined : dressings.get(by.ref);
    if (by.ref === 'product' && isShown && !isHeld && canStand(own.prop, whole.drawing)) {
      whole = { ...whole, drawing: together(thing, whole, by.as, 'other') };
      gone.add(id);
    } else if (other && canStand(own.prop, other.prop)) {
      const made = together(
        thing,
        { drawing: other.prop, look: { ...other.look, label: '' } },
        by.as,
        'other',
      );
      dressings.set(by.ref, { ...other, prop: asProp(made) });
      gone.add(id);
    }
  }
  const place = said?.by && !gone.has(said.by.ref) ? dressings.get(said.by.ref) : undefined;
  if (said?.by && place && isShown && !isHeld && canStand(whole.drawing, place.prop)) {
    const other = { drawing: place.prop, look: { ...place.look, label: '' } };
    whole = { ...whole, drawing: together(whole, other, said.by.as, 'thing') };
    gone.add(said.by.ref);
  }
  return {
    product: whole,
    props: seen.flatMap(({ id }) => (gone.has(id) ? [] : (dressings.get(id) ?? []))),
  };
}
