/** The A of the wordmark: three strips of tape. */
export function TapeA({ className = 'tape-a' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 122 100" aria-hidden="true">
      <g fill="var(--color-spike)">
        <path d="M1 98.6L46 .6l31 .8-45 98.6-30.5-.4z" />
        <path d="M45.5.4l30 .6 45.5 97-1 2-30.5-.6z" />
      </g>
      <path fill="var(--color-spike-lo)" d="M61.3 35L76.7 1.4 75.5 1l-29.7-.4z" />
      <path fill="var(--color-spike-hi)" d="M18 58.5l86-1.5 1.5 21.5L17 80.5l1.5-10z" />
    </svg>
  );
}
