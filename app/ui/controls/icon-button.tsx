import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icon.tsx';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  icon: IconName;
  /** What it does, for people who do not see the picture. */
  label: string;
};

/** A 44 px button that shows only a picture. */
export function IconButton({
  icon,
  label,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={`icon-button ${className}`}>
      <Icon name={icon} />
    </button>
  );
}
