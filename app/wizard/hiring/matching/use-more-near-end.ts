import { useEffect, useRef, useState } from 'react';

const pageSize = 12;
const margin = '0px 0px 200px 0px';

/** Shows a list 12 at a time: 12 more by `more`, and by itself within 200 px of the element `end`. */
export function useMoreNearEnd(total: number) {
  const [wanted, setWanted] = useState(pageSize);
  const end = useRef<HTMLDivElement>(null);
  const shown = Math.min(wanted, total);
  const more = () => setWanted(shown + pageSize);
  const left = total - shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is watched for anew
  useEffect(() => {
    const element = end.current;
    if (left === 0 || !element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { root: element.closest('dialog'), rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown, left]);
  return { shown, next: Math.min(pageSize, left), more, end };
}
