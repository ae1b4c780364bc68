import type { ReactNode, Ref } from 'react';

type ScrollRegionProps = {
  label: string;
  className: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** What may be larger than its place: it scrolls by itself, by keyboard too. */
export const ScrollRegion = ({ label, className, ref, children }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <section ref={ref} className={className} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
