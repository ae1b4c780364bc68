// From a ref of a plan to a drawing, with its colour and its state.

import { type CatalogueRef, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import { wordTable } from '#domain/word-table.ts';
import { choose } from '../cast/seed.ts';
import type { Dressing, Where } from '../compose/scene-plan.ts';
import { plainBlock, plainCard, plainSlip } from '../forms/plain-forms.ts';
import { inState } from '../forms/states.ts';
import { type MarkerName, markers } from '../palette.ts';
import { asProp, type Thing } from '../props/thing.ts';
import type { PropLook } from '../scene.ts';
import { moving } from '../staging/moving.ts';
import { several } from '../staging/several.ts';
import { type Missing, wordOf } from './missing.ts';
import { thingById } from './things-by-id.ts';

type PlannedProp = Shot['props'][number];

const muted = ['red', 'teal', 'blue', 'olive', 'tan', 'mustard', 'purple'] as const;
const wheres: readonly Where[] = [
  'in-hand',
  'worn',
  'on-surface',
  'wall',
  'floor',
  'in-air',
  'in-background',
];
// What a client calls a colour and the marker box calls by its nearest name.
const otherColours: Record<string, MarkerName> = wordTable<MarkerName>({
  grey: 'gray',
  yellow: 'mustard',
  sepia: 'tan',
  bronze: 'gold',
  copper: 'orange',
  brass: 'gold',
  violet: 'purple',
  golden: 'gold',
  burgundy: 'maroon',
  ivory: 'cream',
  clear: 'white',
});

/** The marker for a plain colour word; undefined for one the box does not have. */
export function markerFor(colour: string | undefined): string | undefined {
  const words = (colour ?? '')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter(Boolean);
  for (const word of words.toReversed()) {
    const name = Object.hasOwn(markers, word) ? (word as MarkerName) : otherColours[word];
    if (name) return markers[name];
  }
  return undefined;
}

/** The drawing for a ref where nobody says in which state it is. */
export function drawingFor(ref: CatalogueRef, where: Where, missing: Missing): Thing {
  const known = noteOf(ref) === undefined ? thingById(ref) : undefined;
  if (known) return known;
  missing.add('thing', ref);
  const word = wordOf(ref);
  if (where === 'wall' || where === 'in-air' || where === 'worn') return plainCard(word);
  return where === 'in-hand' ? plainSlip(word) : plainBlock(word);
}

/** A thing's colours: the one said of it, else its own in life, else a muted one of its name. */
export const lookOf = (thing: Thing, said?: string): PropLook => ({
  color: said ?? thing.natural?.color ?? markers[choose(muted, thing.name, 'colour')],
  accent: thing.natural?.accent ?? markers.cream,
});

/** A thing of the plan as the composer dresses a picture with it. */
export function dressingFor(prop: PlannedProp, missing: Missing): Dressing {
  const where = whereOf(prop);
  const thing = drawingFor(prop.id, where, missing);
  // Hands hold no more than three.
  const count = where === 'in-hand' && prop.count === 'many' ? 3 : prop.count;
  return {
    prop: asProp(moving(several(inState(thing, stateOf(prop.state, missing)), count), prop.motion)),
    look: lookOf(thing, markerFor(prop.colour)),
    where: settled(where, thing),
  };
}

/** The state of a plan; one in the client's words is not drawn but taken down. */
export function stateOf(state: PlannedProp['state'], missing: Missing): string | undefined {
  if (state === undefined || noteOf(state) === undefined) return state;
  missing.add('state', state);
  return undefined;
}

function whereOf({ id, where }: PlannedProp): Where {
  const known = wheres.find((one) => one === where);
  if (known) return known;
  // A note says where in the client's words; the thing itself says where it is at home.
  const { rests } = (noteOf(id) === undefined ? thingById(id) : undefined) ?? {};
  if (rests === 'floor' || rests === 'wall') return rests;
  return rests === 'air' ? 'in-air' : 'on-surface';
}

// A table is not set on a table, and what is as tall as a person stands on the floor.
const settled = (where: Where, { rests, tallCm }: Thing): Where =>
  where === 'on-surface' && rests === 'floor' && tallCm > 60 ? 'floor' : where;
