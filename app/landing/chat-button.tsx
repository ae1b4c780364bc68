import { type Ref, useEffect } from 'react';
import { keepTyping } from '../ui/controls/typed-ahead.ts';

type ChatButtonProps = {
  onOpen: () => void;
  busy: boolean;
  /** The panel stands in its place. */
  hidden: boolean;
  buttonRef: Ref<HTMLButtonElement>;
};

/** The round button above the bottom bar that opens the assistant. */
export function ChatButton({ onOpen, busy, hidden, buttonRef }: ChatButtonProps) {
  useEffect(() => (busy ? keepTyping() : undefined), [busy]);
  return (
    <button
      ref={buttonRef}
      type="button"
      className="chat-button"
      aria-label="Open chat"
      title="Questions? Ask the AI account agent"
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
      hidden={hidden}
      data-intent="type"
      onClick={onOpen}
      suppressHydrationWarning
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v11H10l-5 4v-4H4z" />
      </svg>
    </button>
  );
}
