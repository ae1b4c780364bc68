import { type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { longestMessage } from '#domain/chat/message.ts';
import { FieldError } from '../ui/controls/field-error.tsx';
import { ChatSend } from './chat-send.tsx';
import { isSendable } from './conversation.ts';
import { type as typeDraft } from './conversation-store.ts';

type ChatFormProps = {
  draft: string;
  isPending: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
  onStop: () => void;
};

const nearLimit = longestMessage - 200;
const count = (characters: number) => characters.toLocaleString('en-US');

/** Enter sends, Shift and Enter begin a line. While a reply is on its way one can type on. */
export function ChatForm({ draft, isPending, field, onSend, onStop }: ChatFormProps) {
  const errorId = useId();
  const hintId = useId();
  useLayoutEffect(() => {
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end); // one types on where one was
  }, [field]);
  const length = draft.trim().length;
  const isTooLong = length > longestMessage;
  const canSend = !isPending && isSendable(draft);
  const onKeyDown = (event: KeyboardEvent) => {
    // 229: a key that an input method took, in browsers that say so in no other way.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <form
      className="chat-form"
      aria-label="Your message"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
        field.current?.focus();
      }}
    >
      <textarea
        ref={field}
        className="input"
        rows={2}
        aria-label="Message"
        aria-describedby={`${hintId} ${errorId}`}
        aria-invalid={isTooLong || undefined}
        placeholder="Ask me anything about commercial production..."
        enterKeyHint="send"
        autoComplete="off"
        value={draft}
        onChange={(event) => typeDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ChatSend isPending={isPending} isTooLong={isTooLong} onStop={onStop} />
      <span id={hintId} className="sr-only">
        Enter sends, Shift and Enter begin a new line.
      </span>
      <div className="chat-length" role="status">
        {length > nearLimit && !isTooLong ? (
          <p>
            {count(length)} of {count(longestMessage)} characters
          </p>
        ) : null}
        <FieldError id={errorId}>
          {isTooLong
            ? `Please keep it under ${count(longestMessage)} characters. ${count(length - longestMessage)} too many.`
            : undefined}
        </FieldError>
      </div>
    </form>
  );
}
