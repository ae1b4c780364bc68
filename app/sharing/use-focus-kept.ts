import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading above what was acted on: it takes the focus where what was pressed is gone or has moved.
 * `busy` names what is under way, `shown` is what is there then.
 */
export function useFocusKept(
  busy: string | null,
  shown: unknown,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    if (busy !== null) acted.current = true;
    else if (acted.current && shown && isNowhere()) {
      acted.current = false;
      heading.current?.focus();
    }
  }, [busy, shown]);
  return heading;
}

// On the body, or on the page's content, where a dialog leaves it whose opener is gone.
const isNowhere = () =>
  document.activeElement === document.body || document.activeElement?.id === 'main';
