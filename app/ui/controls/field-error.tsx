import { Icon } from '../icon.tsx';

/** The sentence under a control that cannot stay as it is; nothing while `children` is empty. */
export function FieldError({
  id,
  children,
}: {
  id?: string | undefined;
  children?: string | undefined;
}) {
  if (!children) return null;
  return (
    <span className="field-error" id={id} role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </span>
  );
}
