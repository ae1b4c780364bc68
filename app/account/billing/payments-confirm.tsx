import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';

type PaymentsConfirmProps = {
  /** The button that asks. */
  label: ReactNode;
  /** What happens, and what does not: shown before anything is done. */
  children: ReactNode;
  yes: { idle: string; busy: string };
  no: string;
  busy: boolean;
  onYes: () => void;
};

/** Two presses: the first says what the second does. */
export function PaymentsConfirm({ label, children, yes, no, busy, onYes }: PaymentsConfirmProps) {
  const [asking, setAsking] = useState(false);
  const { opener, question } = useFocusBetween(asking);
  const questionId = useId();
  if (!asking) {
    return (
      <Button ref={opener} compact onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and there are none
    <div
      className="account-note payment-confirm"
      role="group"
      aria-labelledby={questionId}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !busy) setAsking(false);
      }}
    >
      <p id={questionId} ref={question} tabIndex={-1}>
        {children}
      </p>
      <div className="account-actions">
        <Button variant="destroy" compact loading={busy} onClick={onYes}>
          {busy ? yes.busy : yes.idle}
        </Button>
        <Button compact unavailable={busy} onClick={() => setAsking(false)}>
          {no}
        </Button>
      </div>
    </div>
  );
}

// The pressed button is gone each time: the focus goes to what stands in its place.
function useFocusBetween(asking: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const before = useRef(asking);
  useEffect(() => {
    if (before.current === asking) return;
    before.current = asking;
    if (asking) question.current?.focus();
    else opener.current?.focus();
  }, [asking]);
  return { opener, question };
}
