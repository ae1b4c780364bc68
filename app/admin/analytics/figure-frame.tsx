import { type ReactNode, useId, useState } from 'react';

type FigureFrameProps = {
  title: string;
  /** The sentence that says what there is to see. */
  point: string;
  table: ReactNode;
  /** The plot; absent where there is nothing to plot. */
  children?: ReactNode;
  className?: string;
};

/** A plot with its point, and the same as a table. */
export function FigureFrame({ title, point, table, children, className = '' }: FigureFrameProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <section className={`figure-frame ${className}`} aria-labelledby={id}>
      <div className="figure-head">
        <h2 className="heading-3" id={id}>
          {title}
        </h2>
        {children ? (
          <button
            type="button"
            className="text-link figure-switch"
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            Show as table<span className="sr-only">: {title}</span>
          </button>
        ) : null}
      </div>
      <p className="figure-point">{point}</p>
      {isTable ? table : children}
    </section>
  );
}
