import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { LinkButton } from '../../ui/controls/link-button.tsx';

type ListEndProps = {
  /** Where the next page is, for whoever has no JavaScript. */
  nextAddress: string;
  state: 'idle' | 'loading' | 'failed';
  /** How many are shown: with more of them the end is looked for again. */
  shown: number;
  /** `byHand` when it was pressed, not scrolled to. */
  onMore: (byHand: boolean) => void;
};

const labels = { idle: 'Load more', loading: 'Loading…', failed: 'Try again' };

/** The end of a list that has more; coming near it asks for them, once, until one attempt fails. */
export function ListEnd({ nextAddress, state, shown, onMore }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => onMore(false));
  useEffect(() => {
    if (state !== 'idle' || !end.current || shown === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A slow machine tells of several moments at once: the last is now.
        if (entries.at(-1)?.isIntersecting) near();
      },
      { rootMargin: '1000px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, shown]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onMore(true);
  };
  return (
    <div className="list-end" ref={end} data-intent-scroll="">
      {state === 'failed' ? <p className="muted">The next directors did not come.</p> : null}
      <LinkButton
        to={nextAddress}
        onClick={press}
        aria-busy={state === 'loading' || undefined}
        data-intent=""
        rel="next nofollow"
        discover="none"
        suppressHydrationWarning
      >
        {labels[state]}
      </LinkButton>
    </div>
  );
}
