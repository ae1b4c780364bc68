// The board shows what the film is about: the product, or what the client names of it; no stand-in.
import { boardShots, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import type { Brief } from '../brief.ts';
import { isAllowed, isSameThing, judgeProduct } from '../shown.ts';
import { catalogueNames } from '../text/catalogue-names.ts';
import { names } from '../text/words.ts';
import { isStandIn } from '../vocabulary/stand-ins.ts';
import { type Figure, notAsked, tongueOf, whole } from './figure.ts';
import { isSamePlace } from './place.ts';

export const shows: Figure = {
  name: 'shows',
  title: 'Product, or what the client names of it, in two frames and the pack shot; no stand-in',
  judge({ plan }, brief) {
    if (brief.drawings.every((name) => name === 'label')) return notAsked;
    const shots = boardShots(plan);
    const frames = shots.filter((shot) => isShown(shot, brief)).length;
    const pack = shots.at(-1);
    const blocks = shots.flatMap(({ product }) =>
      product && noteOf(product.form) !== undefined ? [product.form] : [],
    );
    const twice = blocks.filter((form, at) => blocks.indexOf(form) < at);
    return whole([
      ...(frames < 2 ? [`in ${frames} frames`] : []),
      ...(pack && isShown(pack, brief) ? [] : ['not in the pack shot']),
      ...shots.flatMap((shot) => standInsOf(shot, brief).map((ref) => `stand-in: ${ref}`)),
      ...[...new Set(twice)].map((form) => `unknown shape twice: ${form}`),
    ]);
  },
};

const heldIn = ({ people }: Shot) => people.flatMap(({ holds }) => holds ?? []);
const thingsIn = (shot: Shot): string[] => [...shot.props.map(({ id }) => id), ...heldIn(shot)];

// Whether a brief lets a thing be drawn: it is among the drawings, or the subject's words name it.
function isOfBrief(id: string, brief: Brief): boolean {
  const tongue = tongueOf(brief);
  const note = noteOf(id);
  const own = note === undefined ? catalogueNames(id, tongue) : [note];
  return (
    (note === undefined
      ? isAllowed(id, brief)
      : brief.drawings.some((name) => isSameThing(note.split(/[\s-]+/), name))) ||
    [...brief.head, ...brief.subjectWords].some((word) =>
      own.some((name) => names(word, name, tongue) || names(name, word, tongue)),
    )
  );
}

function isShown(shot: Shot, brief: Brief): boolean {
  const tongue = tongueOf(brief);
  const { product, place, people } = shot;
  if (product && judgeProduct(shot, brief) === 'right') return true;
  if (product && noteOf(product.form) === undefined && isOfBrief(product.form, brief)) return true;
  if (thingsIn(shot).some((id) => id !== 'product' && isOfBrief(id, brief))) return true;
  if (noteOf(place) === undefined && brief.places.some((name) => isSamePlace(place, name)))
    return true;
  const wanted = [...brief.head, ...brief.subjectWords];
  return people.some(({ who, action = '' }) =>
    wanted.some((word) =>
      names(`${who.replace(/^other:/, '')} ${action}`.replace(/[-_:]/g, ' '), word, tongue),
    ),
  );
}

// Paper, a telephone, a box, a back before an empty wall: what is shown where nothing is known.
function standInsOf(shot: Shot, brief: Brief): string[] {
  const refs = [...thingsIn(shot), ...(shot.product ? [shot.product.form] : [])];
  const back =
    (shot.composition === 'behind' || shot.composition === 'shoulder') &&
    noteOf(shot.place) !== undefined &&
    shot.props.length === 0 &&
    heldIn(shot).every((id) => id === 'product') &&
    (!shot.product || noteOf(shot.product.form) !== undefined);
  return [
    ...refs.filter((ref) => isStandIn(ref) && !isOfBrief(ref, brief)),
    ...(back ? ['somebody’s back'] : []),
  ];
}
