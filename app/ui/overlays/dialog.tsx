import { type ReactNode, useId } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useModal } from './use-modal.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  wide?: boolean;
  children: ReactNode;
  /** Buttons; the destructive one names its object. */
  actions?: ReactNode;
};

/** A titled modal over the page. Its body scrolls; Escape and the cross close it. */
export function Dialog({ open, onClose, title, wide = false, children, actions }: DialogProps) {
  const titleId = useId();
  const dialog = useModal(open, onClose);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
    >
      {open ? (
        <>
          <div className="dialog-head">
            <h2 className="heading-2" id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section className="dialog-body" tabIndex={0} aria-labelledby={titleId}>
            {children}
          </section>
          {actions ? <div className="dialog-actions">{actions}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}
