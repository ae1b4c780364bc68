import { type ComponentPropsWithRef, useId } from 'react';
import type { Concept } from '#domain/concepts/concept.ts';

type ConceptProps = {
  concept: Concept;
  /** `Concept 1 of 3`. */
  place: string;
  approach: string;
};
type ConceptSheetProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & ConceptProps;

// Beyond either a title is set smaller: so it stays a title, and its words stay whole.
const longTitle = 26;
const longWord = 10;
const isLong = (title: string) =>
  title.length > longTitle || title.split(/\s+/u).some((word) => word.length > longWord);

/** One idea on a paper one-sheet around a real radio; other properties go to the radio. */
export function ConceptSheet({ concept, place, approach, ...radio }: ConceptSheetProps) {
  const id = useId();
  return (
    <label className="paper concept-sheet">
      <input
        {...radio}
        type="radio"
        className="choice-input"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      />
      <Words id={id} concept={concept} place={place} approach={approach} />
    </label>
  );
}

/** The same sheet to read, while there is nothing to choose yet. */
export function ConceptProof(props: ConceptProps) {
  const id = useId();
  return (
    <article className="paper concept-sheet" aria-labelledby={`${id}-title`}>
      <Words id={id} {...props} />
    </article>
  );
}

function Words({ id, concept, place, approach }: ConceptProps & { id: string }) {
  const { title, subtitle, features, tone } = concept;
  return (
    <>
      <span className="mono concept-sheet-top">
        <span>{place}</span>
        <span>{approach}</span>
      </span>
      <span
        id={`${id}-title`}
        dir="auto"
        className={isLong(title) ? 'tall concept-title is-long' : 'tall concept-title'}
      >
        <span>{title}</span>
      </span>
      <span id={`${id}-text`} className="concept-text">
        <span className="concept-subtitle" dir="auto">
          {subtitle}
        </span>
        <span className="concept-features">
          {features.map((feature) => (
            <span key={feature} dir="auto">
              {feature}
            </span>
          ))}
        </span>
        {tone ? (
          <span className="concept-tone">
            <span className="mono">Tone</span> <bdi>{tone}</bdi>
          </span>
        ) : null}
      </span>
    </>
  );
}
