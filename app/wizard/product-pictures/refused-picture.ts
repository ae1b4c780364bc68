// Why a picture is not sent, or did not arrive, as people read it.
import type { CallFailure } from '#app/calls/ask.ts';
import { type PictureKind, pictureLimits, pictureTypes } from '#domain/pictures/picture.ts';
import { pictureRefusals } from '#domain/pictures/refusals.ts';

const types: readonly string[] = pictureTypes;

export const tooMany: Record<PictureKind, string> = {
  product: 'Three pictures of the product are the most. Remove one, or replace it.',
  logo: 'One logo is the most.',
};

// What the server would refuse anyway need not travel.
export function refusalOf(file: File): string | undefined {
  if (file.size > pictureLimits.megabytes * 1024 * 1024) return pictureRefusals['too-large'];
  if (types.includes(file.type)) return undefined;
  return pictureRefusals[/hei[cf]$/i.test(file.type || file.name) ? 'heic' : 'not-a-picture'];
}

export function failureOf(failure: CallFailure): { message: string; again: boolean } {
  switch (failure.reason) {
    case 'validation':
      return { message: Object.values(failure.fields)[0] ?? pictureRefusals.broken, again: false };
    case 'limited':
      return { message: 'That was a lot at once. Please try again later.', again: true };
    case 'network':
    case 'timeout':
      return {
        message: 'The connection was lost on the way. Nothing you typed is lost.',
        again: true,
      };
    default:
      return {
        message:
          ('message' in failure && failure.message) || 'This did not work. Please try again.',
        again: true,
      };
  }
}
