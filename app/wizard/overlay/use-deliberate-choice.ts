import { type KeyboardEvent, useRef } from 'react';

/**
 * Tells a choice that was meant from one that arrow keys pass over on their way: `onChoose` is
 * called on click, tap, Enter and, unless `spaceOnlySelects`, Space. Spread `group` on the element
 * around the radios and `input(value)` on each of them.
 */
export function useDeliberateChoice<T extends string>(
  onChoose: (value: T) => void,
  { spaceOnlySelects = false } = {},
) {
  // Browsers report a radio moved to by an arrow key, or checked by Space, as a click too.
  const passing = useRef(false);
  const passingKeys = spaceOnlySelects ? /^(Arrow| $)/ : /^Arrow/;
  const clear = () => {
    passing.current = false;
  };
  return {
    group: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { target } = event;
        if (event.key === 'Enter' && target instanceof HTMLInputElement) {
          event.preventDefault();
          onChoose(target.value as T);
        } else if (
          event.key === ' ' &&
          !spaceOnlySelects &&
          target instanceof HTMLInputElement &&
          target.checked
        ) {
          // Browsers do nothing with Space on what the arrows have checked already.
          event.preventDefault();
          if (!event.repeat) onChoose(target.value as T);
        } else passing.current = passingKeys.test(event.key);
      },
      onKeyUp: clear,
      onPointerDown: clear,
    },
    input: (value: T) => ({
      value,
      onClick: () => {
        if (!passing.current) onChoose(value);
      },
    }),
  };
}
