import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A link that looks like a button; it goes somewhere, a button does something. */
export function LinkButton({ variant, compact, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, compact }, className)} />;
}
