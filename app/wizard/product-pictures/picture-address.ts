import { viewPicture } from '#domain/contract/picture-routes.ts';
import { addressOf } from '#domain/contract/route.ts';
import type { PictureView, ShownPictures } from '#domain/pictures/picture.ts';

/** Where a view of a picture is found; another one after it was cut anew. */
export const pictureAddress = (
  { id, mark }: Pick<ShownPictures['product'][number], 'id' | 'mark'>,
  view: PictureView,
): string => `${addressOf(viewPicture, { params: { id, view } })}?mark=${mark}`;
