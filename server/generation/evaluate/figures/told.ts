// What a client said is to be seen is what its frame shows: the things, who is there and does what, and where.
import { boardShots, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import type { AdPackage } from '../ad-package.ts';
import type { ToldPicture } from '../brief.ts';
import { refsOf } from '../shown.ts';
import { wordsOf } from '../text/words.ts';
import { type Figure, notAsked, type Verdict } from './figure.ts';

/** A line with the frame of the row that has it; none where no row has it or its row has no frame. */
type Framed = { told: ToldPicture; shot: Shot | undefined };

const figure = (name: string, title: string, judge: (all: Framed[]) => Verdict): Figure => ({
  name,
  title,
  judge: (made, brief) =>
    brief.told && brief.request.understood?.pictures ? judge(framesOf(made, brief.told)) : notAsked,
});

export const toldThings = figure(
  'told-things',
  'Things a client said are to be seen, and are drawn, in their frame',
  (all) =>
    sum(
      all.flatMap(({ told, shot }) =>
        told.things
          .filter((ids) => ids.length > 0)
          .map((ids): [boolean, string] => [
            shot !== undefined && shownIn(shot).some((id) => ids.includes(id)),
            `${told.text}: no ${ids[0]}`,
          ]),
      ),
    ),
);

export const toldOnly = figure(
  'told-only',
  'Things in those frames that the client said are to be seen',
  (all) =>
    sum(
      all.flatMap(({ told, shot }) =>
        (shot ? drawnIn(shot) : []).map((id): [boolean, string] => [
          told.things.some((ids) => ids.includes(id)),
          `${told.text}: shows ${id}`,
        ]),
      ),
    ),
);

export const toldPeople = figure(
  'told-people',
  'Those frames with as many people as were said, each doing what they do',
  (all) =>
    sum(
      all.map(({ told, shot }): [boolean, string] => {
        const seen = shot?.people ?? [];
        const wanted = told.people.length;
        const isMany = shot?.composition === 'crowd' && wanted > 1;
        const left = seen.map(({ pose }) => pose as string);
        const done = told.people.every(({ poses }) => {
          const at = left.findIndex((pose) => poses.length === 0 || poses.includes(pose));
          if (at >= 0) left.splice(at, 1);
          return at >= 0;
        });
        const isHands = shot?.composition === 'hands' && wanted < 2;
        const good = isHands || isMany || (done && seen.length === wanted);
        const said = told.people.map(({ is, poses }) => `${is} ${poses.join('/')}`).join(', ');
        const drawn = seen.map(({ who, pose }) => `${who} ${pose}`).join(', ');
        return [good, `${told.text}: ${drawn} for ${said}`];
      }),
    ),
);

export const toldPlace = figure(
  'told-place',
  'Those frames where it was said to be, or on a neutral ground',
  (all) =>
    sum(
      all
        .filter(({ told }) => told.places.length > 0)
        .map(({ told, shot }): [boolean, string] => [
          shot !== undefined &&
            (told.places.includes(shot.place) || noteOf(shot.place) !== undefined),
          `${told.text}: ${shot?.place}`,
        ]),
    ),
);

function framesOf({ av, plan }: AdPackage, lines: readonly ToldPicture[]): Framed[] {
  // What somebody wears is written behind their name.
  const videos = av.rows.map(({ video }) => wordsOf(video.replace(/ \([^()]*\)/g, '')).join(' '));
  return lines.map((told) => {
    const words = wordsOf(told.text.replace(/^[^.:]{0,40}:\s/u, '')).join(' ');
    const row = videos.findIndex((video) => video.includes(words)) + 1;
    return { told, shot: boardShots(plan).find((shot) => shot.row === row) };
  });
}

// Of somebody close to us nothing is seen but the face.
function shownIn(shot: Shot): string[] {
  const worn = shot.people.flatMap(({ wears = [] }) => wears);
  return shot.composition === 'face' ? worn : refsOf(shot).concat(worn);
}

const drawnIn = (shot: Shot): string[] => {
  const held = shot.people.flatMap(({ holds }) => holds ?? []);
  return [
    ...shot.props.map(({ id }) => id),
    ...held,
    ...(shot.product ? [shot.product.form] : []),
  ].filter((id) => id !== 'product' && noteOf(id) === undefined);
};

const sum = (all: readonly (readonly [boolean, string])[]): Verdict => ({
  good: all.filter(([good]) => good).length,
  of: all.length,
  failures: all.filter(([good]) => !good).map(([, fault]) => fault),
});
