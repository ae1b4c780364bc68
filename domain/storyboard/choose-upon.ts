// A choice that was made upon one picture and holds for another: what it changed is changed there as well.
import { sameJson } from '../same-json.ts';
import { type ShotChoices, shotChoices } from './shot-plan.ts';

type Parts = Record<string, unknown>;

/**
 * `now` with what differs between `from` and `to`; all else stays as it is in `now`. Where both changed
 * the same, `to` stands.
 */
export function chosenUpon(now: ShotChoices, from: ShotChoices, to: ShotChoices): ShotChoices {
  if (sameJson(now, from)) return to;
  const made = shotChoices.safeParse({
    ...mergedParts(now, from, to),
    people: mergedList(now.people, from.people, to.people, ({ who }) => who),
    props: mergedList(now.props, from.props, to.props, ({ id }) => id),
    lettering: mergedList(now.lettering, from.lettering, to.lettering, ({ text }) => text),
  });
  return made.success ? made.data : to;
}

function mergedParts(now: Parts, from: Parts, to: Parts): Parts {
  const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (key) => !sameJson(from[key], to[key]),
  );
  const made = { ...now, ...Object.fromEntries(changed.map((key) => [key, to[key]])) };
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined));
}

// Each is known by its name, and of two of one name by their order.
function mergedList<Item extends object>(
  now: readonly Item[],
  from: readonly Item[],
  to: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const [here, before, after] = [now, from, to].map((items) =>
    byName(items, nameOf),
  ) as Named<Item>;
  const chosen = [...after].flatMap(([name, item]) => {
    const [own, was] = [here.get(name), before.get(name)];
    if (own) return [mergedParts(own as Parts, (was ?? {}) as Parts, item as Parts) as Item];
    return was && sameJson(was, item) ? [] : [item];
  });
  const added = [...here].flatMap(([name, item]) =>
    before.has(name) || after.has(name) ? [] : [item],
  );
  return [...chosen, ...added].slice(0, most);
}

type Named<Item> = [Map<string, Item>, Map<string, Item>, Map<string, Item>];
/** As many as a shot has of each. */
const most = 6;

function byName<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, Item> {
  const named = new Map<string, Item>();
  for (const item of items) {
    const same = [...named.values()].filter((one) => nameOf(one) === nameOf(item)).length;
    named.set(`${nameOf(item)} ${same}`, item);
  }
  return named;
}
