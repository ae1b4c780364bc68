import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Icon } from '../../ui/icon.tsx';

type PaymentsCheckoutProps = { url: string | null; what: string; children: ReactNode };

/** The way to a checkout that is open; nothing once it is not. */
export function PaymentsCheckout({ url, what, children }: PaymentsCheckoutProps) {
  if (!url) return null;
  return (
    <div className="account-actions">
      <a className={buttonClass({ compact: true })} href={url} target="_blank" rel="noreferrer">
        {children}
        <Icon name="external" />
        <span className="sr-only"> for {what} (opens in a new tab)</span>
      </a>
    </div>
  );
}
