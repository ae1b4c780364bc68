// The cast on sheets: who everybody is, how they are drawn, and which frames of the board they are in.
import { calledIn, leadId, mostClothes, type PersonId } from '#domain/cast/cast-sheet.ts';
import type { Look } from '#domain/cast/look.ts';
import type { DrawnPerson } from '#domain/functions/draw-cast.ts';
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import { renderSketch } from '#server/drawing/render-sketch.ts';
import { maxBytes } from '#server/frames/frame-weight.ts';
import { furtherCast } from './cast/cast-of.ts';
import { comesOff, garbOf } from './cast/dress-person.ts';
import type { Cast } from './cast/find-cast.ts';
import { type Garb, garments } from './cast/garments.ts';
import { castPixels, composeCastViews } from './compose/cast-views.ts';
import { composeFrame } from './compose/compose-frame.ts';
import type { DrawnFrame } from './draw-storyboard.ts';
import { paintedIn } from './painted.ts';
import { Missing } from './plan/missing.ts';
import { castInFilm } from './plan/people-for.ts';
import { type BoardRequest, type PlannedFrame, planBoard, planOf } from './plan-board.ts';

/** One person of the cast, as the function's answer has them but for the picture. */
export type PersonOnSheet = Omit<DrawnPerson, 'picture'> & { picture: DrawnFrame };

/** Draws everybody of the cast in three views; without a script nobody is in a frame yet. */
export async function drawCast(asked: BoardRequest): Promise<PersonOnSheet[]> {
  // Before there is a script everybody is who the answers say.
  const request = asked.script.trim() ? asked : { ...asked, script: '-' };
  const plan = planOf(request);
  const [first] = plan.cast;
  const missing = new Missing();
  const { frames: planned } = planBoard(request);
  const { cast } = planned[0]?.plan ?? {};
  if (!cast) return [];
  const lead = { id: leadId, name: request.characterName.trim() || first?.name || '' } as const;
  const all: { id: PersonId; name: string; cast: Cast; wears: readonly CatalogueRef[] }[] = [
    { ...lead, cast, wears: first?.wears ?? [] },
    ...furtherCast(request).map(({ person, cast: one }) => ({
      id: person.id,
      name: calledIn(person),
      cast: castInFilm(one, [], missing),
      wears: [],
    })),
  ];
  const shown = asked.script.trim() ? planned : [];
  return Promise.all(
    all.map(async ({ id, name, cast: { person, words, wears: chosen, inWords = [] }, wears }) => ({
      id,
      words,
      look: person,
      ...layersOf(chosen ?? wears, inWords),
      frames: framesOf(id, shown),
      picture: await drawViews(person, name, words),
    })),
  );
}

// What is worn, from the words first and the skin outwards: what lies over a shirt can be taken off, and
// what was taken off put on again.
function layersOf(chosen: readonly CatalogueRef[], garbs: readonly Garb[]) {
  const listed = chosen.flatMap((ref) => garbOf(ref) ?? []);
  const all = [...new Set(garbs)];
  const words = all.filter(comesOff);
  const inner = all.filter((garb) => !comesOff(garb));
  const refs = (some: readonly Garb[]) => some.flatMap((garb) => refOf.get(garb) ?? []);
  const own = refs([...inner, ...words].filter((garb) => !listed.includes(garb)));
  const wears = [...own, ...chosen].slice(0, mostClothes);
  return { wears, said: refs(words), stays: refs(inner) };
}
const refOf = new Map(Object.entries(garments).map(([ref, garb]) => [garb, ref]));

async function drawViews(person: Look, name: string, words: string): Promise<DrawnFrame> {
  const { width, height } = castPixels;
  const jpeg = await renderSketch(composeCastViews(person), width, height, maxBytes);
  const alt = `${name ? `${name}: ` : ''}${words}; from the front, from the side, and from behind.`;
  return { title: name || 'Character', description: words, timing: '', alt, jpeg, width, height };
}

// Hands and backs count, too; whom nobody is named beside is the character.
const framesOf = (id: PersonId, frames: readonly PlannedFrame[]): number[] =>
  frames.flatMap(({ plan }, at) => {
    const { people } = paintedIn(composeFrame(plan));
    const isSeen = plan.people.some((one) => one.id === id && people.has(one.person));
    const isAlone = id === leadId && plan.people.length === 0 && people.has(plan.cast.person);
    return isSeen || isAlone ? [at + 1] : [];
  });
