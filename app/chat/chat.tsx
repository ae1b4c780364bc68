import { useId, useRef } from 'react';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { takeTyped } from '../ui/controls/typed-ahead.ts';
import { useToast } from '../ui/overlays/toast.tsx';
import './chat.css';
import type { CallFailure } from '../calls/ask.ts';
import type { Toast } from '../ui/overlays/toast.tsx';
import { waitingTime } from '../ui/page/waiting-time.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import { clear, send, sendAgain, stop, typeOn, useConversation } from './conversation-store.ts';
import { leaveSheet } from './sheet-entry.ts';
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
  const log = useRef<HTMLDivElement>(null);
  const rest = () => focusRest(field.current, log.current);
  const begin = () => {
    const typed = takeTyped();
    if (typed === '') return rest();
    typeOn(typed);
    field.current?.focus(); // there is a keyboard, and one is typing on it
  };
  const dialog = useChatDialog(open, onClose, begin);
  const toast = useToast();
  const conversation = useConversation();
  const tell = async (sending: ReturnType<typeof send>) => {
    const failure = await sending;
    if (failure) toast.show(failureToast(failure));
  };
  const start = async () => {
    await leaveSheet(); // the wizard's entries stand on the page's own
    onClose();
    onStart();
  };
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
        log={log}
        isShown={open}
        onAsk={(question) => {
          void tell(send(question));
          rest();
        }}
        onAgain={(id) => {
          void tell(sendAgain(id));
          rest();
        }}
        onClear={() => {
          clear();
          rest();
        }}
        onStart={() => void start()}
      />
      <ChatForm
        draft={conversation.draft}
        isPending={conversation.pending !== null}
        field={field}
        onSend={() => void tell(send())}
        onStop={() => {
          stop();
          rest();
        }}
      />
    </dialog>
  );
}

// In the field, one types on; but on a phone its keyboard would lie over the answer.
function focusRest(field: HTMLElement | null, log: HTMLElement | null): void {
  (window.matchMedia('(pointer: coarse)').matches ? log : field)?.focus();
}

/** What is said when a message could not be sent; it is still there. */
function failureToast(failure: CallFailure): Toast {
  const wait = failure.reason === 'limited' ? ` ${waitingTime(failure.retryAfterSeconds)}` : '';
  const refused = failure.reason === 'validation' ? failure.fields.message : undefined;
  return {
    title: 'Error',
    text: refused ?? `Failed to send message. Please try again${wait}.`,
    tone: 'destructive',
    about: 'chat',
  };
}
