import type { ReactNode } from 'react';

type AccountSectionProps = {
  /** The part of the address behind `#`. */
  id: string;
  title: string;
  /** One sentence on what the section is for. */
  text: string;
  children: ReactNode;
};

/** One panel of the account page: what it is about on the left, its controls beside. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section className="panel account-section" id={id} aria-labelledby={`${id}-title`}>
      <div className="account-about">
        <h2 className="heading-3" id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="account-controls">{children}</div>
    </section>
  );
}

/** For what leaves no better place: the control that had the focus is gone. */
export function focusSection(id: string): void {
  document.getElementById(`${id}-title`)?.focus();
}
