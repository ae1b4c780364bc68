// Which four shots of a film its board shows.
import { furtherIds } from '#domain/cast/cast-sheet.ts';
import { noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import { isStill } from './scenes/pose-of.ts';

const isBare = ({ composition, people, props, product }: Shot): boolean =>
  composition === 'object' && people.length === 0 && props.length === 0 && !product;

// The same thing by itself from another distance is the same picture.
const showsSame = (a: Shot, b: Shot): boolean =>
  a.composition === b.composition &&
  !isPeopled(a) &&
  a.place === b.place &&
  a.product?.form === b.product?.form &&
  a.props.map(({ id }) => id).join() === b.props.map(({ id }) => id).join();

const isBlock = ({ product }: Shot): boolean =>
  product !== undefined && noteOf(product.form) !== undefined;

const isIdleStranger = ({ people, product, props }: Shot): boolean =>
  people.length > 0 &&
  !product &&
  props.length === 0 &&
  people.every(({ who, pose, holds }) => who.startsWith('other:') && pose === 'stand' && !holds);

const isPeopled = ({ people }: Shot): boolean => people.length > 0;

const further = ({ people }: Shot): string[] =>
  people.map(({ who }) => who).filter((who) => furtherIds.some((id) => id === who));

// Somebody does what the client says is done, and does not merely stand with it.
const isAct = ({ people, props, product }: Shot): boolean =>
  people.some(
    ({ pose, action, holds }) =>
      (action !== undefined || !(isStill(pose) || pose === 'work')) &&
      (holds !== undefined || props.length > 0 || product !== undefined),
  );

/** What two frames of a board may not have in common altogether. */
const looksOf = (shot: Shot): string => {
  const { composition, size, place, product, props } = shot;
  const things = props.map(({ id }) => id).toSorted();
  return [composition, size, place, product?.form, ...things, ...further(shot)].join();
};

const faces: readonly Shot['composition'][] = ['figure', 'face', 'pair'];

/** The shots with the four frames of the board numbered: how it opens, who it is about, the proof, the end; no two composed alike. */
export function framed(
  rows: readonly { beat: number; shots: readonly Shot[]; asked: readonly Shot[] }[],
  isGiven: boolean,
): Shot[] {
  const people = isGiven ? 3 : 1;
  const asked = new Set(rows.flatMap((row) => row.asked));
  const all = rows.flatMap(({ shots }) => shots);
  const last = all.at(-1);
  const chosen: Shot[] = [];
  for (const beat of [0, 1, 2]) {
    const [from = [], rest = []] = [
      rows.filter((row) => row.beat === beat).flatMap(({ shots }) => shots),
      rows.filter((row) => row.beat !== 3).flatMap(({ shots }) => shots),
    ];
    const possible = [...(from.length > 0 ? from : rest)].filter(
      (shot) => shot !== last && !chosen.includes(shot),
    );
    // What leads the beat, unless its like was chosen; in the second a face, in the third the thing itself.
    const worth = (shot: Shot): number => {
      const { composition, size } = shot;
      const face = faces.includes(composition) && shot.people.length > 0;
      return (
        (shot.cut === 1 ? 1 : 0) +
        (chosen.some((one) => one.composition === composition) ? -2 : 0) +
        (chosen.some((one) => one.composition === composition && one.size === size) ? -2 : 0) +
        (chosen.some((one) => looksOf(one) === looksOf(shot)) ? -30 : 0) +
        (beat === 1 && face ? 3 : 0) +
        (beat === 2 && (shot.product || shot.props.length > 0) && !face ? 2 : 0) +
        (chosen.some((one) => showsSame(one, shot)) ? -13 : 0) +
        (shot.people.length > 0 ? people : 0) +
        // Who was given is seen twice.
        (isGiven && beat === 2 && chosen.filter(isPeopled).length < 2 && isPeopled(shot) ? 8 : 0) +
        (asked.has(shot) ? 20 : 0) +
        // The client's own act is done once.
        (beat > 0 && isAct(shot) && !chosen.some(isAct) ? 5 : 0) +
        // Whoever was cast is met.
        (further(shot).some((who) => !chosen.some((one) => further(one).includes(who))) ? 14 : 0) +
        (composition === 'card'
          ? chosen.some((one) => one.composition === 'card')
            ? -9
            : -3
          : 0) +
        (isBare(shot) ? -6 : 0) +
        // What has no drawing is an empty print once, at the end.
        (isBlock(shot) ? -20 : 0) +
        // A stranger who does nothing says less than anything of the client's.
        (isIdleStranger(shot) ? (chosen.some(isIdleStranger) ? -12 : -5) : 0)
      );
    };
    const best = possible.toSorted((a, b) => worth(b) - worth(a))[0];
    if (best) chosen.push(best);
  }
  const inOrder = all.filter((shot) => chosen.includes(shot) || shot === last);
  return all.map((shot) => {
    const frame = inOrder.indexOf(shot) + 1;
    if (frame === 0 || frame > 4) return shot;
    // A frame carries what its row letters, whichever cut of it is drawn.
    const row = rows.find(({ shots }) => shots.includes(shot))?.shots ?? [];
    const lettering =
      shot.lettering.length > 0
        ? shot.lettering
        : (row.find((one) => one.lettering.length > 0)?.lettering ?? []);
    return { ...shot, frame, lettering };
  });
}
