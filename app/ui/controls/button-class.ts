type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'destroy' | 'ink';

export type ButtonLook = {
  /** `danger` outlines, `destroy` is the filled button that confirms; `ink` is for paper. */
  variant?: ButtonVariant | undefined;
  /** 44 px instead of 48 px. */
  compact?: boolean | undefined;
};

/** The class list of a button, for the elements that look like one. */
export function buttonClass({ variant = 'secondary', compact }: ButtonLook, extra = ''): string {
  return [
    'button',
    variant === 'secondary' ? '' : `button-${variant}`,
    compact ? 'button-compact' : '',
    extra,
  ]
    .filter(Boolean)
    .join(' ');
}
