// From an idea's sketch to its film: what is told where, and what is looked at for it.
import type { Statement } from '../../understand/subject-frame.ts';
import type { BeatPlot, Film } from '../film.ts';
import { layLines } from '../lay-lines.ts';
import { card, deedOf, type Picture, pack, toldOf } from '../picture.ts';
import { chooseScene, keyOf } from '../scenes/choose-scene.ts';
import { anyScene, scenesOfFamily } from '../scenes/scene-lists.ts';
import type { Stage } from '../stage.ts';
import type { BeatSketch, Idea, Kit } from './kit.ts';
import { goodTitles } from './titles.ts';

const beatsBefore = [0, 1, 2] as const;

/** The film of an idea for a client; `elsewhere` is what the concepts before it show, to which its own is added. */
export function filmOf(idea: Idea, kit: Kit, elsewhere: Set<string>): Film {
  const { stage } = kit;
  const { beats, titles = [], rule = {}, figure } = idea.sketch(kit);
  const seen: Picture[] = [];
  const laid = layLines(stage, { rule, opens: beats[0].tell });
  const plot = (at: 0 | 1 | 2): BeatPlot => {
    const beat = beats[at];
    const heard = laid[at].flatMap(({ statement }) => statement ?? []);
    const about =
      heard[0] ??
      beat.tell.find((one) => !laid.flat().some(({ statement }) => statement === one)) ??
      beat.tell[0];
    const picture = pictureOf(idea, stage, beat, { at, about, heard }, seen, elsewhere);
    seen.push(picture);
    return { pictures: [picture], tell: beat.tell };
  };
  const [first, second, third] = beatsBefore.map(plot) as [BeatPlot, BeatPlot, BeatPlot];
  for (const picture of seen) elsewhere.add(keyOf(picture));
  return {
    idea: idea.id,
    family: idea.family,
    titles: goodTitles(titles).filter((title) => !stage.frame.grave || !title.includes('!')),
    rule,
    ...(figure ? { figure } : {}),
    beats: [first, second, third, { pictures: [pack(stage, seen)], tell: [] }],
  };
}

type Told = { at: 0 | 1 | 2; about: Statement | undefined; heard: readonly Statement[] };

function pictureOf(
  { family }: Idea,
  stage: Stage,
  { scenes = [], feeling }: BeatSketch,
  { at, about, heard }: Told,
  seen: readonly Picture[],
  elsewhere: ReadonlySet<string>,
): Picture {
  for (const said of heard.length > 0 ? heard : [about]) {
    const own = said && clientsPicture(stage, said);
    if (own && isFresh(own, seen) && !elsewhere.has(keyOf(own))) return own;
  }
  const wanted = [...new Set([...scenes, ...scenesOfFamily[family][at], ...anyScene])];
  const found = chooseScene(
    stage,
    wanted,
    seen,
    { said: about, ...(feeling ? { feeling } : {}) },
    elsewhere,
  );
  return found && !seen.some((one) => keyOf(one) === keyOf(found))
    ? found
    : card(stage, about, seen);
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

/** What the client tells as a picture of its own; undefined where it is a claim, which belongs into lettering. */
export function clientsPicture(stage: Stage, said: Statement): Picture | undefined {
  if (said.seen) return deedOf(stage, said, said.seen);
  return said.role === 'story' && said.whole && said.spoken[0]
    ? toldOf(stage, said, said.spoken[0])
    : undefined;
}
