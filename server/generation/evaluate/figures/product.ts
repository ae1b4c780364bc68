// Every picture that shows the product shows it right or honestly open, never as another thing.
import { boardShots, type Shot } from '#domain/storyboard/shot-plan.ts';
import type { AdPackage } from '../ad-package.ts';
import type { Brief } from '../brief.ts';
import { absurdIn, judgeProduct } from '../shown.ts';
import type { Figure } from './figure.ts';

// The frames of the board, and pack shots beside it.
const judgedShots = ({ plan }: AdPackage): Shot[] => [
  ...new Set([
    ...boardShots(plan),
    ...plan.shots.filter(({ composition, product }) => composition === 'pack' && product),
  ]),
];

const formOf = (shot: Shot): string => shot.product?.form ?? 'an empty pack shot';

export const product: Figure = {
  name: 'product',
  title: 'Product drawn right or honestly open, nothing absurd',
  judge(made, brief) {
    const shots = judgedShots(made).filter((shot) => judgeProduct(shot, brief));
    const wrong = shots.filter((shot) => judgeProduct(shot, brief) === 'wrong');
    const absurd = boardShots(made.plan).flatMap((shot) => absurdIn(shot, brief));
    const others = absurd.filter((ref) => !wrong.some((shot) => formOf(shot) === ref));
    return {
      good: shots.length - wrong.length,
      of: shots.length + others.length,
      failures: [
        ...wrong.map((shot) => `row ${shot.row}: ${formOf(shot)}`),
        ...others.map((ref) => `absurd: ${ref}`),
      ],
    };
  },
};

const isLabelOnly = ({ drawings }: Brief) => drawings.every((name) => name === 'label');

export const productRight: Figure = {
  name: 'product-right',
  title: 'Product drawn right, where it can be drawn at all',
  judge(made, brief) {
    const shots = isLabelOnly(brief)
      ? []
      : judgedShots(made).filter((shot) => judgeProduct(shot, brief));
    const other = shots.filter((shot) => judgeProduct(shot, brief) !== 'right');
    return {
      good: shots.length - other.length,
      of: shots.length,
      failures: other.map((shot) => `row ${shot.row}: ${formOf(shot)}`),
    };
  },
};
