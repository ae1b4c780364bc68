// No picture twice in a film, no two frames composed alike.
import type { Picture } from './picture.ts';

const nearer: Partial<Record<Picture['size'], Picture['size']>> = {
  wide: 'medium',
  'two-shot': 'medium',
  medium: 'medium-close-up',
  'medium-close-up': 'close-up',
  'close-up': 'insert-close-up',
  'insert-close-up': 'extreme-close-up',
  'extreme-close-up': 'medium',
};

/** The same rows with the camera moved where a picture would repeat the one before it, or any other exactly. */
export function varied<Row extends { pictures: Picture[] }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  const look = ({ composition, size, props }: Picture) =>
    `${composition} ${size} ${props.map(({ id }) => id).join()}`;
  return rows.map((row) => ({
    ...row,
    pictures: row.pictures.map((picture) => {
      let next = picture;
      for (let tries = 0; tries < 6 && seen.has(look(next)); tries += 1)
        next =
          tries === 1 && next.composition === 'hands'
            ? { ...next, composition: 'overhead', angle: 'overhead', size: 'close-up' }
            : isBesideLarge(next)
              ? faceOf(next)
              : { ...next, size: nearerThan(next) };
      seen.add(look(next));
      return next;
    }),
  }));
}

// Nobody is looked at from nearer than a face.
const nearerThan = ({ size, cast, other, composition }: Picture): Picture['size'] =>
  size === 'close-up' && (cast || other) && composition !== 'hands' && composition !== 'overhead'
    ? 'medium'
    : (nearer[size] ?? size);

// By what nobody lifts one is seen whole; nearer there is the face alone.
const isBesideLarge = ({ composition, size, cast, other }: Picture): boolean =>
  composition === 'figure' && size === 'wide' && cast?.holds === undefined && !other;

function faceOf({ product: _, slots, refs: __, ...picture }: Picture): Picture {
  return {
    ...picture,
    composition: 'face',
    size: 'medium-close-up',
    ...(slots ? { slots: { ...slots, also: undefined } } : {}),
    refs: [],
    props: [],
  };
}
