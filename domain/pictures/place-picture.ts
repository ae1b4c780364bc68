// Where a picture goes among those of a draft.
import {
  mostProductPictures,
  type PictureFacts,
  type PictureKind,
  type ShownPictures,
} from './picture.ts';

type Pictures = ShownPictures | undefined;

const none: ShownPictures = { product: [] };
// Without any there is nothing said.
const orNothing = (pictures: ShownPictures): Pictures =>
  pictures.product.length > 0 || pictures.logo ? pictures : undefined;

/** The ids of all pictures, the product's first. */
export const idsOf = (pictures: Pictures): string[] =>
  [...(pictures?.product ?? []), ...(pictures?.logo ? [pictures.logo] : [])].map(({ id }) => id);

/** How many more of a kind there is room for. */
export const roomFor = (pictures: Pictures, kind: PictureKind): number =>
  kind === 'logo'
    ? pictures?.logo
      ? 0
      : 1
    : mostProductPictures - (pictures?.product.length ?? 0);

/**
 * With one more, or in the place of the one with the id `instead`; a logo takes the place of the
 * logo. Where there is no room they stay as they are.
 */
export function withPicture(
  pictures: Pictures,
  {
    id,
    mark,
    width,
    height,
    kind,
  }: Pick<PictureFacts, 'id' | 'mark' | 'width' | 'height' | 'kind'>,
  instead?: string,
): Pictures {
  const shown = { id, mark, width, height };
  const before = pictures ?? none;
  if (kind === 'logo') return { ...before, logo: shown };
  const at = before.product.findIndex((one) => one.id === instead);
  if (at >= 0) return { ...before, product: before.product.with(at, shown) };
  if (before.product.some((one) => one.id === id)) return before;
  return roomFor(before, 'product') > 0
    ? { ...before, product: [...before.product, shown] }
    : pictures;
}

export function withoutPicture(pictures: Pictures, id: string): Pictures {
  const { product, logo, plates } = pictures ?? none;
  const stays = logo && logo.id !== id;
  return orNothing({
    product: product.filter((one) => one.id !== id),
    ...(stays ? { logo } : {}),
    ...(stays && plates ? { plates } : {}),
  });
}

/** With the plates of the film in the logo's colour, or on paper. */
export function withPlates(pictures: Pictures, isLogo: boolean): Pictures {
  if (!pictures) return pictures;
  const { plates: _, ...rest } = pictures;
  return isLogo && rest.logo ? { ...rest, plates: 'logo' } : rest;
}

/** Whether a draft has the picture. */
export const hasPicture = (pictures: Pictures, id: string): boolean =>
  pictures?.logo?.id === id || pictures?.product.some((one) => one.id === id) === true;
