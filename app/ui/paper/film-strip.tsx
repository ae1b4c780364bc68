type FilmStripProps = {
  /** 1 to 13; half steps (3.5, 10.5) keep the cell of the whole step. */
  step: number;
  total?: number;
};

/** Where one is: the text is the truth, the cells illustrate it. */
export function FilmStrip({ step, total = 13 }: FilmStripProps) {
  const current = Math.floor(step);
  const text = `Step ${current} of ${total}`;
  return (
    <div
      className="film-strip"
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={text}
    >
      <span className="film-strip-text">{text}</span>
      <span className="film-strip-cells" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => index + 1).map((cell) => (
          <i
            key={cell}
            className={cell < current ? 'is-done' : cell === current ? 'is-current' : ''}
          />
        ))}
      </span>
    </div>
  );
}
