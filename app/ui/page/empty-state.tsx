import type { ReactNode } from 'react';

type EmptyStateProps = {
  title?: string;
  text?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet: a tilted print, two lines, one action. */
export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {picture ? <div className="empty-state-picture">{picture}</div> : null}
      {title ? <h3 className="heading-2">{title}</h3> : null}
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  );
}
