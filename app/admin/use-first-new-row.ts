import { useEffect, useRef } from 'react';

/** Puts the focus on what a row of the table in `place` opens, or on the row, without scrolling. */
export function focusRow(place: HTMLElement | null, index: number): void {
  const row = place?.querySelectorAll<HTMLElement>('tbody tr')[index];
  if (!row) return;
  const button = row.querySelector('button');
  if (!button) row.tabIndex = -1;
  (button ?? row).focus({ preventScroll: true });
}

/**
 * When a list has grown to its end, the button that was pressed is gone: the focus goes on from the
 * first row that came. The ref is of what is around the table.
 */
export function useFirstNewRow(count: number, hasMore: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef({ count, hasMore });
  useEffect(() => {
    const isAtEnd = before.current.hasMore && !hasMore && count > before.current.count;
    const isLost = document.activeElement === document.body;
    if (isAtEnd && isLost) focusRow(place.current, before.current.count);
    before.current = { count, hasMore };
  }, [count, hasMore]);
  return place;
}
