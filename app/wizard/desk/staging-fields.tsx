import type { Staging } from '#domain/storyboard/shot-plan.ts';
import { relations } from '#domain/storyboard/shot-plan.ts';
import { countWords, motionWords, relationWords } from '#domain/storyboard/shot-words.ts';
import { Select } from './choices.tsx';

type Counted = keyof typeof countWords;
/** Another thing of the picture, to which this one may stand. */
type Other = { ref: string; name: string };
type StagingProps = {
  of: Staging;
  onChange: (staging: Staging) => void;
  others?: readonly Other[];
};

const motions = { '': 'Stays', ...motionWords };

/** How many of it there are, which way it moves, and how it stands to another. */
export function StagingFields({ of: staging, onChange, others = [] }: StagingProps) {
  const { count, motion, by } = staging;
  return (
    <div className="desk-pair">
      <Select
        label="How many"
        words={countWords}
        value={String(count ?? '') as Counted}
        onChoose={(next) => onChange({ ...staging, count: countOf(next) })}
      />
      <MotionField motion={motion} onChange={(next) => onChange({ ...staging, motion: next })} />
      {others.length > 0 ? (
        <Select
          label="Stands"
          words={standing(others)}
          value={by ? `${by.as} ${by.ref}` : ''}
          onChoose={(next) => onChange({ ...staging, by: standsTo(next, others) })}
        />
      ) : null}
    </div>
  );
}

type MotionProps = {
  motion: Staging['motion'];
  onChange: (motion: Staging['motion']) => void;
};

/** Which way somebody or something moves: an arrow beside it. */
export const MotionField = ({ motion, onChange }: MotionProps) => (
  <Select
    label="Moves"
    words={motions}
    value={motion ?? ''}
    onChoose={(next) => onChange(next === '' ? undefined : next)}
  />
);

const countOf = (word: Counted): Staging['count'] =>
  word === 'many' ? word : word === '2' ? 2 : word === '3' ? 3 : undefined;

/** `In the vase`, for each way of standing to each other thing. */
const standing = (others: readonly Other[]): Record<string, string> =>
  Object.fromEntries([
    ['', 'By itself'],
    ...others.flatMap(({ ref, name }) =>
      relations.map((as) => [
        `${as} ${ref}`,
        `${relationWords[as]} ${ref === 'product' ? name : `the ${name}`}`,
      ]),
    ),
  ]);

function standsTo(word: string, others: readonly Other[]): Staging['by'] {
  for (const { ref } of others)
    for (const as of relations) if (word === `${as} ${ref}`) return { ref, as };
  return undefined;
}
