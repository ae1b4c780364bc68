import { Icon } from '../ui/icon.tsx';

/** What failed as a whole; announced when it appears. */
export function Failure({ children }: { children: string }) {
  return (
    <div role="alert" className="sandbox-failure">
      {children ? (
        <p className="field-error">
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
