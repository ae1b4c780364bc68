// Four frames that differ.
import { boardShots, type Shot } from '#domain/storyboard/shot-plan.ts';
import { type Figure, whole } from './figure.ts';

export const board: Figure = {
  name: 'board',
  title: 'No two equal frames, one hero light and one pointing pose at most',
  judge({ plan }) {
    const shots = boardShots(plan);
    const keys = shots.map(keyOf);
    const twice = keys.filter((key, at) => keys.indexOf(key) < at);
    const heroes = shots.filter(({ composition }) => composition === 'pack').length;
    const pointing = shots.filter(({ people }) =>
      people.some(({ pose }) => /(?:^|:|-)point/.test(pose)),
    ).length;
    return whole([
      ...twice.map((key) => `twice: ${key}`),
      ...(heroes > 1 ? [`${heroes} pack shots`] : []),
      ...(pointing > 1 ? [`${pointing} pointing poses`] : []),
    ]);
  },
};

const keyOf = ({ composition, size, place, product, props }: Shot): string =>
  [composition, size, place, product?.form ?? '', ...props.map(({ id }) => id).toSorted()].join(
    ' ',
  );
