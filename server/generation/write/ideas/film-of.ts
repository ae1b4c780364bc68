// From an idea's sketch to its film: the scenes are chosen, no two of them composed alike.
import type { Statement } from '../../understand/subject-frame.ts';
import type { BeatPlot, Film } from '../film.ts';
import { card, deedOf, type Picture, pack, toldOf } from '../picture.ts';
import { isObject } from '../product.ts';
import { chooseScene } from '../scenes/choose-scene.ts';
import type { Stage } from '../stage.ts';
import type { BeatSketch, Idea, Kit } from './kit.ts';
import { goodTitles } from './titles.ts';

/** The film of an idea for a client; `elsewhere` are the scenes of the concepts before it, to which its own are added. */
export function filmOf(idea: Idea, kit: Kit, elsewhere: Set<string>): Film {
  const { stage } = kit;
  const { beats, titles = [], rule = {}, figure } = idea.sketch(kit);
  const seen: Picture[] = [];
  const plot = (beat: BeatSketch): BeatPlot => {
    const picture = pictureOf(stage, beat, seen, elsewhere);
    seen.push(picture);
    return { pictures: [picture], tell: beat.tell };
  };
  const [opens, meets, proves] = beats;
  const [first, second, third] = [plot(opens), plot(meets), plot(proves)];
  for (const { scene } of seen) elsewhere.add(scene);
  return {
    idea: idea.id,
    titles: goodTitles(titles),
    rule,
    ...(figure ? { figure } : {}),
    beats: [first, second, third, { pictures: [pack(stage)], tell: [] }],
  };
}

function pictureOf(
  stage: Stage,
  beat: BeatSketch,
  seen: readonly Picture[],
  elsewhere: ReadonlySet<string>,
): Picture {
  const shown = beat.shows && clientsPicture(stage, beat.shows);
  if (shown && !seen.some(({ text }) => text === shown.text)) return shown;
  // Where nobody knows what it is called, the client's own words stand in the picture.
  const unnamed = !isObject(stage) && stage.slots.head === undefined && seen.length === 2;
  const about = { said: beat.about, ...(beat.feeling ? { feeling: beat.feeling } : {}) };
  return (
    chooseScene(
      stage,
      [...(unnamed ? inWords : []), ...beat.scenes, ...anywhere],
      seen,
      about,
      elsewhere,
    ) ?? card({ role: 'logo', text: stage.frame.name })
  );
}

const inWords = ['detail-on-table', 'card-written', 'card-pinned'] as const;

// Can be filmed of anybody.
const anywhere = [
  'used-behind',
  'works-behind',
  'poster-passed',
  'sheet-unfolded',
  'card-written',
  'card-pinned',
  'phone-lifted',
] as const;

/** What the client tells as a picture of its own; undefined where it is a claim, which belongs into lettering. */
export function clientsPicture(stage: Stage, said: Statement): Picture | undefined {
  if (said.seen) return deedOf(stage, said, said.seen);
  return said.role === 'story' && said.whole && said.spoken[0]
    ? toldOf(stage, said, said.spoken[0])
    : undefined;
}
