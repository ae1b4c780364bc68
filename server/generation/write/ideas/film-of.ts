// From an idea's sketch to its film: what is told where, and what is looked at for it.
import type { Statement } from '../../understand/subject-frame.ts';
import { sharedWithCall } from '../briefed-lines.ts';
import type { BeatPlot, Film } from '../film.ts';
import { card, pack } from '../pictures/cards.ts';
import { clientsPicture } from '../pictures/deed-picture.ts';
import type { Picture } from '../pictures/picture.ts';
import { isDrawn } from '../product.ts';
import { layLines } from '../rows/lay-lines.ts';
import { chooseScene, keyOf, subjectOf } from '../scenes/choose-scene.ts';
import type { SceneId } from '../scenes/scene-ids.ts';
import { anyScene, productScenes } from '../scenes/scene-lists.ts';
import type { Stage } from '../stage.ts';
import { stagedPicture } from '../staged/staged-picture.ts';
import type { BeatSketch, Idea, Kit } from './kit.ts';
import { goodTitles, isGoodTitle } from './titles.ts';
import { toldPlanOf } from './told-ways.ts';

const beatsBefore = [0, 1, 2] as const;

/** What a word of the request is worth in a title. */
const namesCall = 0.2;
/** What is said last is said in passing. */
const saidLate = 0.15;
/** What is lighter is no name for a film. */
const leastNamed = 0.1;

// What may stand over a film: something the client says is done, or happens, and neither price nor hour.
const isTitle = ({ source, role, weight, introduces }: Statement): boolean =>
  source === 'description' &&
  weight >= leastNamed &&
  !introduces &&
  /^(?:deed|story|proof|trouble|identity|limit)$/.test(role);

/**
 * The film of an idea for a client; undefined where it could not begin as it promises. `elsewhere` is
 * what the `nth` concepts before it show, to which its own is added.
 */
export function filmOf(idea: Idea, kit: Kit, elsewhere: Set<string>, nth = 0): Film | undefined {
  const { stage, lead } = kit;
  const { beats, figure, opener } = idea.sketch(kit);
  const seen: Picture[] = [];
  const plan = toldPlanOf(kit, nth);
  const laid = layLines(stage, { opener, lead, plan });
  if (opener && !stage.treatment.speechless && !laid[0].some(({ told }) => told.includes(opener)))
    return undefined;
  const plot = (at: 0 | 1 | 2): BeatPlot => {
    const isRead = plan.way === 'read' ? at === 0 : plan.way === 'story' && beats[at].isRead;
    const { isRead: _, ...sketched } = beats[at];
    const beat: BeatSketch = { ...sketched, ...(isRead ? { isRead } : {}) };
    const heard = laid[at].flatMap(({ told }) => told);
    const about =
      heard[0] ??
      beat.tell.find((one) => !laid.flat().some(({ told }) => told.includes(one))) ??
      beat.tell[0];
    const told = plan.pictured[at];
    const wanted = told === undefined ? undefined : stagedPicture(stage, told);
    const picture =
      wanted && !beat.isRead
        ? wanted
        : pictureOf(stage, beat, { at, about, heard, lead }, seen, elsewhere);
    // What is sold is seen beside what is read.
    const [scene] = productScenes.slice(at);
    const shown =
      !wanted && picture.composition === 'card' && isDrawn(stage) && scene
        ? chooseScene(stage, [scene], seen, {})
        : undefined;
    const pictures = shown
      ? [shown, picture]
      : // A sentence that leads is read before what is to be seen.
        [picture, ...(wanted && wanted !== picture ? [wanted] : [])];
    seen.push(...pictures);
    return {
      pictures,
      tell: beat.tell,
      heard: laid[at].map(({ text }) => text),
      ...(told === undefined ? {} : { isTold: true as const }),
    };
  };
  const [first, second, third] = beatsBefore.map(plot) as [BeatPlot, BeatPlot, BeatPlot];
  for (const picture of seen) elsewhere.add(keyOf(picture));
  for (const picture of first.pictures.slice(0, 1)) elsewhere.add(subjectOf(picture));
  return {
    idea: idea.id,
    aspect: idea.aspect,
    titles: titlesFor(stage, [lead, opener]),
    ...(lead ? { lead } : {}),
    ...(opener ? { opener } : {}),
    ...(figure ? { figure } : {}),
    plan,
    beats: [first, second, third, { pictures: [pack(stage, seen)], tell: [], heard: [] }],
  };
}

// The client's own short lines, then what is asked, and at last what it is.
function titlesFor({ frame, slots }: Stage, leading: readonly (Statement | undefined)[]): string[] {
  const worth = ({ weight, text, at }: Statement) =>
    weight +
    sharedWithCall(frame, text) * namesCall -
    (at / Math.max(1, frame.statements.length)) * saidLate;
  const all = [...leading, ...frame.statements.toSorted((a, b) => worth(b) - worth(a))];
  // What is said behind the price is said in passing.
  const priced = frame.statements.findLast(
    ({ role, figures }) => role === 'offer' && figures.length > 0,
  );
  const own = all.flatMap((said) =>
    said?.opens && isTitle(said) && !(priced && said.at > priced.at) ? [said] : [],
  );
  const { lettered, assumed } = frame.call;
  const isAsked = !assumed && !frame.contacts.some((one) => lettered.includes(one));
  return [
    ...goodTitles(own),
    ...(isAsked && isGoodTitle(lettered) ? [lettered] : []),
    ...(slots.tagged ? [slots.tagged] : []),
  ].filter((title) => !frame.grave || !title.includes('!'));
}

type Told = {
  at: 0 | 1 | 2;
  about: Statement | undefined;
  heard: readonly Statement[];
  lead: Statement | undefined;
};

function pictureOf(
  stage: Stage,
  { scenes, feeling, isWithout, isPeople, isRead }: BeatSketch,
  { at, about, heard, lead }: Told,
  seen: readonly Picture[],
  elsewhere: ReadonlySet<string>,
): Picture {
  if (isRead && !stage.treatment.letterless) return card(stage, lead, seen, undefined, elsewhere);
  // The demonstration happens: what is told in it, what else is done with it, how it is used.
  const told = heard.length > 0 ? heard : about ? [about] : [];
  const doing =
    at === 2
      ? [...told, ...usedIn(stage), ...stage.frame.deeds, ...actedIn(stage)]
      : at === 1
        ? [...told, ...usedIn(stage), ...stage.frame.deeds.filter((one) => one !== lead)]
        : isPeople
          ? []
          : told;
  for (const said of doing) {
    const own = clientsPicture(stage, said);
    if (own && isFresh(own, seen) && !elsewhere.has(keyOf(own)) && !(isWithout && own.product))
      return own;
  }
  const choose = (ids: readonly SceneId[]) =>
    chooseScene(
      stage,
      ids,
      seen,
      {
        said: about,
        isSilent: heard.length === 0,
        ...(feeling ? { feeling } : {}),
        ...(isPeople ? { isPeople } : {}),
      },
      elsewhere,
    );
  const found =
    (isWithout || isPeople ? choose(scenes) : undefined) ??
    choose([...new Set([...scenes, ...anyScene])]);
  const isNew = (picture: Picture | undefined): picture is Picture =>
    picture !== undefined && !seen.some((one) => keyOf(one) === keyOf(picture));
  if (isNew(found)) return found;
  // Before letters come those it is for.
  const met = choose(['audience-there']);
  if (isNew(met)) return met;
  // Who wants no letters sees once more what was seen.
  const again = stage.treatment.letterless
    ? (found ?? chooseScene(stage, anyScene, [], { said: about }))
    : undefined;
  return again ?? card(stage, about, seen, at === 2 ? undefined : lead, elsewhere);
}

/** Whether it was not seen yet; somebody alone in nothing is seen once. */
export const isFresh = (picture: Picture, seen: readonly Picture[]): boolean =>
  !seen.some(
    (one) =>
      keyOf(one) === keyOf(picture) ||
      (picture.scene === 'told' &&
        one.scene === 'told' &&
        !picture.refs?.length &&
        !one.refs?.length),
  );

const actedIn = ({ frame: { statements } }: Stage): Statement[] =>
  statements.filter(({ acts }) => acts !== undefined).toSorted((a, b) => b.weight - a.weight);

const usedIn = ({ frame: { use, statements } }: Stage): Statement[] =>
  statements.filter((one) => one.at === use?.at && one.source === 'description');
