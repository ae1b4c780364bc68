// What the notes order to be seen, heard, said or read is in a row of its own, and what is to be seen in a frame.
import type { ScriptRow } from '#domain/script/av-script.ts';
import { noteOf, type Shot } from '#domain/storyboard/shot-plan.ts';
import type { AdPackage } from '../ad-package.ts';
import type { Brief } from '../brief.ts';
import { letteredOf, spokenOf } from '../heard.ts';
import { contentWords, holdsWord, wordsOf } from '../text/words.ts';
import { type Figure, tongueOf } from './figure.ts';
import { ownPart } from './frame-row.ts';

type Order = Brief['ordered'][number];

export const ordered: Figure = {
  name: 'ordered',
  title: 'What the notes order has a row, and what is to be seen a frame with something in it',
  judge(made, brief) {
    const failures = brief.ordered.flatMap((order) => {
      const fault = faultOf(order, made, brief);
      return fault ? [`${fault}: ${order.span}`] : [];
    });
    return { good: brief.ordered.length - failures.length, of: brief.ordered.length, failures };
  },
};

/** Of what is to be seen or heard, how many of its words say that it is there. */
const enough = 0.6;

function faultOf(order: Order, { av, plan }: AdPackage, brief: Brief): string | undefined {
  const rows = av.rows.map((row, at) => ({ row, at }));
  const where = { first: rows.slice(0, 1), last: rows.slice(-1), anywhere: rows };
  const asked = where[order.at ?? 'anywhere'];
  const tongue = tongueOf(brief);
  const wanted = [...new Set(contentWords(order.span, tongue))];
  const holds = (text: string) => {
    const words = wordsOf(text);
    return wanted.filter((one) => holdsWord(words, one, tongue)).length >= wanted.length * enough;
  };
  if (order.sense !== 'seen') {
    const exact = wordsOf(order.span).join(' ');
    const isThere =
      order.sense === 'heard' ? holds : (text: string) => wordsOf(text).join(' ').includes(exact);
    return asked.some(({ row }) => cuesFor[order.sense as Heard](row).some(isThere))
      ? undefined
      : `not ${order.sense}`;
  }
  if (!asked.some(({ row }) => holds(row.video))) return 'no row';
  const isFramed = asked.some(({ row, at }) =>
    plan.shots.some(
      (shot) =>
        shot.row === at + 1 &&
        shot.frame !== undefined &&
        !isEmpty(shot) &&
        holds(ownPart(row, shot, plan.shots)),
    ),
  );
  return isFramed ? undefined : 'no frame';
}

type Heard = Exclude<Order['sense'], 'seen'>;
const cuesFor: Record<Heard, (row: ScriptRow) => string[]> = {
  heard: ({ cues }) => cues.filter(({ kind }) => kind !== 'SUPER').map(({ text }) => text),
  said: spokenOf,
  read: letteredOf,
};

const isEmpty = ({ people, props, product, place }: Shot): boolean =>
  people.length === 0 && props.length === 0 && !product && noteOf(place) !== undefined;
