import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import './difference.css';

/** One part of what is compared: `label` says what taking it does, or, where it is the same, that it stays. */
export type DifferentPart = {
  key: string;
  label: string;
  isSame: boolean;
  /** What goes and what comes. */
  children?: ReactNode;
};

/** Said where parts are the visitor's own, which are not marked at first. */
export const ownWords = ' What you changed yourself stays unless you mark it.';

/** The part, told to be the visitor's own. */
export const asOwn = (part: DifferentPart): DifferentPart => ({
  ...part,
  label: `${part.label} (changed by you)`,
});

type DifferenceViewProps = {
  heading: string;
  /** How to read it. */
  lead: string;
  parts: readonly DifferentPart[];
  /** The places in `parts` of what is not marked at first. */
  unmarked?: ReadonlySet<number>;
  /** What stands is the one after: taking it whole would change nothing. */
  isTaken?: boolean;
  /** The places in `parts` of what is marked. */
  onTake: (taken: ReadonlySet<number>) => void;
  onClose: () => void;
};

/** What is different between two versions, part by part; it is taken whole or in part. */
export function DifferenceView(props: DifferenceViewProps) {
  const { heading, lead, parts, unmarked, isTaken = false, onTake, onClose } = props;
  const different = [...parts.keys()].filter((at) => !parts[at]?.isSame);
  const [left, setLeft] = useState<ReadonlySet<number>>(unmarked ?? new Set());
  const taken = new Set(different.filter((at) => !left.has(at)));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isWhole = taken.size === different.length;
  const mark = (at: number, isMarked: boolean) =>
    setLeft(new Set(isMarked ? [...left].filter((one) => one !== at) : [...left, at]));
  return (
    <section className="difference" aria-label="Difference">
      <h3 ref={title} tabIndex={-1} className="difference-heading">
        {heading}
      </h3>
      <p className="difference-lead">{lead}</p>
      <ol className="difference-rows">
        {parts.map(({ key, label, isSame, children }, at) => (
          <li key={key}>
            {isSame ? (
              <p className="difference-same">{label}</p>
            ) : (
              <>
                <Checkbox
                  label={label}
                  checked={taken.has(at)}
                  onChange={({ target }) => mark(at, target.checked)}
                />
                {children}
              </>
            )}
          </li>
        ))}
      </ol>
      <div className="paper-actions">
        <Button compact onClick={onClose}>
          {isTaken ? 'Close' : 'Keep it as it is'}
        </Button>
        <Button
          compact
          variant="ink"
          unavailable={taken.size === 0 || (isTaken && isWhole)}
          onClick={() => onTake(taken)}
        >
          {isWhole ? 'Take all' : `Take ${taken.size} of ${different.length}`}
        </Button>
      </div>
    </section>
  );
}
