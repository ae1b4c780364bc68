// A frame is a picture: a known thing, the product as itself or a place; no letters alone, no block, nobody empty-handed in nothing.
import { boardShots, noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import { judgeProduct } from '../shown.ts';
import { isStandIn } from '../vocabulary/stand-ins.ts';
import type { Figure } from './figure.ts';

export const pictured: Figure = {
  name: 'pictured',
  title:
    'Frames with a thing, the product or a place in them; no letters, block or empty hands alone',
  judge({ plan }, brief) {
    const bare = boardShots(plan).flatMap((shot, at) =>
      judgeProduct(shot, brief) === 'right' || isPicture(shot) ? [] : [`frame ${at + 1}`],
    );
    return { good: 4 - bare.length, of: 4, failures: bare };
  },
};

const isPicture = ({ place, props, people, product }: Shot): boolean =>
  isKnown(place) ||
  [...props.map(({ id }) => id), ...people.flatMap(({ holds }) => holds ?? [])].some(
    (id) => id !== 'product' && isKnown(id) && !isStandIn(id),
  ) ||
  (product !== undefined && isKnown(product.form) && !isStandIn(product.form));

const isKnown = (ref: string): boolean => noteOf(ref) === undefined;
