import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { dashboardAddress } from './dashboard-place.ts';

type AdminPageHeadProps = {
  title: string;
  text: string;
  /** Where the focus goes once what had it is gone. */
  place?: RefObject<HTMLHeadingElement | null>;
  children?: ReactNode;
};

/** The head of a page beside the dashboard, with the way back. */
export function AdminPageHead({ title, text, place, children }: AdminPageHeadProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = place ?? own;
  const isFirst = useLocation().key === 'default';
  // The link that led here is gone; a page that was just loaded has the focus where it belongs.
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus();
  }, [isFirst, heading]);
  return (
    <>
      <LinkButton to={dashboardAddress()} variant="ghost" compact className="admin-back">
        <Icon name="back" /> Back to Admin Dashboard
      </LinkButton>
      <div className="admin-head">
        <div>
          <h1 className="heading-1 admin-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="muted mt-3 max-w-read">{text}</p>
        </div>
        <div className="admin-head-ways">{children}</div>
      </div>
    </>
  );
}
