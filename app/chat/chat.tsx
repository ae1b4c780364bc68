import { useId, useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { useToast } from '../ui/toast.tsx';
import './chat.css';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import { clear, send, sendAgain, useConversation } from './conversation-store.ts';
import { failureToast } from './failure-toast.ts';
import { useChatDialog } from './use-chat-dialog.ts';

type ChatProps = {
  open: boolean;
  onClose: () => void;
  /** Opens the wizard. */
  onStart: () => void;
};

/** The assistant: a panel beside the page, a sheet over it where there is little room. */
export default function Chat({ open, onClose, onStart }: ChatProps) {
  const titleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const dialog = useChatDialog(open, onClose, field);
  const toast = useToast();
  const conversation = useConversation();
  const tell = async (sending: ReturnType<typeof send>) => {
    const failure = await sending;
    if (failure) toast.show(failureToast(failure));
  };
  const focusField = () => field.current?.focus();
  return (
    <dialog ref={dialog} className="chat" aria-labelledby={titleId}>
      <header className="chat-head">
        <div>
          <h2 id={titleId}>AI Account Agent</h2>
          <p>Answers about concepts, budgets and directors</p>
        </div>
        <IconButton icon="close" label="Close chat" onClick={onClose} />
      </header>
      <ChatLog
        conversation={conversation}
        isShown={open}
        onAsk={(question) => {
          void tell(send(question));
          focusField();
        }}
        onAgain={(id) => {
          void tell(sendAgain(id));
          focusField();
        }}
        onClear={() => {
          clear();
          focusField();
        }}
        onStart={() => {
          onClose();
          onStart();
        }}
      />
      <ChatForm
        draft={conversation.draft}
        isPending={conversation.pending !== null}
        field={field}
        onSend={() => void tell(send())}
      />
    </dialog>
  );
}
