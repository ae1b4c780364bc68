import { type RefObject, useLayoutEffect, useRef } from 'react';
import { greeting } from '#domain/chat/message.ts';
import { ScrollRegion } from '../ui/page/scroll-region.tsx';
import { ChatBubble, paragraphs } from './chat-bubble.tsx';
import { ChatOffers } from './chat-offers.tsx';
import type { Conversation } from './conversation.ts';

type ChatLogProps = {
  conversation: Conversation;
  /** What scrolls. */
  log: RefObject<HTMLDivElement | null>;
  isShown: boolean;
  onAsk: (question: string) => void;
  onAgain: (id: string) => void;
  onClear: () => void;
  onStart: () => void;
};

const firstQuestions = ['How does it work?', 'Is it free?', 'How is a director chosen?'];

/** What was said, the newest at the end, and what may be asked next. */
export function ChatLog(props: ChatLogProps) {
  const { conversation, log, isShown, onAsk, onAgain, onClear, onStart } = props;
  const { messages, pending, written } = conversation;
  const shownTop = useRef(0);
  const last = messages.at(-1);
  const said = `${last?.id} ${pending} ${isShown}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when something was said
  useLayoutEffect(() => {
    shownTop.current = showNewest(log.current);
  }, [said]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is written, unless one reads elsewhere
  useLayoutEffect(() => {
    const top = scrollerOf(log.current)?.scrollTop ?? 0;
    if (written && top >= shownTop.current - above) shownTop.current = showNewest(log.current);
  }, [written]);
  const offers = messages.length === 0 ? firstQuestions : (last?.suggestions ?? []);
  return (
    <ScrollRegion ref={log} className="chat-log" label="Conversation">
      <div className="chat-said">
        <div className="chat-messages" role="log" aria-label="Messages">
          <div className="chat-bubble">
            <span className="sr-only">Agent: </span>
            <p>{greeting}</p>
          </div>
          {messages.map((message) => (
            <ChatBubble key={message.id} message={message} onAgain={onAgain} />
          ))}
        </div>
        <div role="status">
          {pending && !written ? (
            <p className="chat-bubble chat-typing">
              <span className="sr-only">Typing</span>
              <i />
              <i />
              <i />
            </p>
          ) : null}
        </div>
        {written ? <Writing written={written} /> : null}
        {pending ? null : (
          <ChatOffers action={last?.action} suggestions={offers} onAsk={onAsk} onStart={onStart} />
        )}
        {messages.length > 0 ? (
          <button type="button" className="text-link chat-clear" onClick={onClear}>
            Clear conversation
          </button>
        ) : null}
      </div>
    </ScrollRegion>
  );
}

/** A reply while it is written. It is read out when it is whole, as a message of the log. */
const Writing = ({ written }: { written: string }) => (
  <div className="chat-bubble chat-writing">
    {paragraphs(written).map(({ text, place }) => (
      <p key={place}>{text}</p>
    ))}
  </div>
);

const above = 12;

// To the end, but not past the beginning of the last question: a long reply is read from its top.
// In a magnified window the whole panel scrolls, under its head.
function showNewest(log: HTMLElement | null): number {
  const scroller = scrollerOf(log);
  if (!log || !scroller) return 0;
  const question = [...log.querySelectorAll<HTMLElement>('.chat-mine')].at(-1);
  scroller.scrollTop = question ? question.offsetTop - above : scroller.scrollHeight;
  return scroller.scrollTop;
}

function scrollerOf(log: HTMLElement | null): HTMLElement | null {
  const panel = log?.closest('dialog') ?? null;
  return log && log.scrollHeight > log.clientHeight ? log : panel;
}
