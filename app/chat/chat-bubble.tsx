import type { ChatMessage } from '#domain/chat/message.ts';
import { Icon } from '../ui/icon.tsx';

type ChatBubbleProps = { message: ChatMessage; onAgain: (id: string) => void };

/** One message as plain text: nothing in it is markup, and nothing a link. */
export function ChatBubble({ message, onAgain }: ChatBubbleProps) {
  const { id, role, content, failed, stopped, setback } = message;
  const isMine = role === 'user';
  return (
    <div className={isMine ? 'chat-bubble chat-mine' : 'chat-bubble'}>
      <span className="sr-only">{isMine ? 'You: ' : 'Agent: '}</span>
      {paragraphs(content).map(({ text, place }) => (
        <p key={place} dir="auto">
          {text}
        </p>
      ))}
      {stopped ? <p className="chat-note">Stopped.</p> : null}
      {setback ? (
        <p className="chat-note">
          The language model did not answer just now, so our own assistant did.
        </p>
      ) : null}
      {failed ? (
        <p className="chat-failed">
          <Icon name="alert" /> Not sent.
          <button type="button" className="text-link" onClick={() => onAgain(id)}>
            Try again
          </button>
        </p>
      ) : null}
    </div>
  );
}

export const paragraphs = (content: string) =>
  content.split(/\n{2,}/).map((text, place) => ({ text, place }));
