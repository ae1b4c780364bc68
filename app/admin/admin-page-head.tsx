import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';

type AdminPageHeadProps = { title: string; text: string; children?: ReactNode };

/** The head of a page beside the dashboard, with the way back. */
export function AdminPageHead({ title, text, children }: AdminPageHeadProps) {
  return (
    <>
      <LinkButton to="/admin" variant="ghost" compact className="admin-back">
        <Icon name="back" /> Back to Admin Dashboard
      </LinkButton>
      <div className="admin-head">
        <div>
          <h1 className="heading-1 admin-title">{title}</h1>
          <p className="muted mt-3 max-w-read">{text}</p>
        </div>
        <div className="admin-head-ways">{children}</div>
      </div>
    </>
  );
}
