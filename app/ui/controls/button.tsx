import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> &
  ButtonLook & {
    /** Busy: announced, keeps its place, ignores presses. Change the label too ("Sending..."). */
    loading?: boolean;
    /** Not possible yet: stays focusable and readable, ignores presses. */
    unavailable?: boolean;
    /** Something is missing first: looks unavailable, and a press says what. */
    missing?: boolean;
  };

/** A button. One primary per view. */
export function Button({
  variant,
  compact,
  loading = false,
  unavailable = false,
  missing = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const blocked = loading || unavailable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, compact }, className)}
      aria-busy={loading || undefined}
      aria-disabled={blocked || missing || undefined}
      onClick={press}
    />
  );
}
