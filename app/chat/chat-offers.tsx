import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ChatAction } from '#domain/chat/action.ts';
import { Button } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Icon } from '../ui/icon.tsx';
import { isInSheet } from './sheet-entry.ts';

type ChatOffersProps = {
  action: ChatAction | undefined;
  suggestions: readonly string[];
  onAsk: (question: string) => void;
  onStart: () => void;
};

/** What the last reply offers to do, and questions to ask next. */
export function ChatOffers({ action, suggestions, onAsk, onStart }: ChatOffersProps) {
  return (
    <div className="chat-offers">
      {action ? <Offer action={action} onStart={onStart} /> : null}
      {suggestions.map((question) => (
        <button key={question} type="button" className="chip" onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}

function Offer({ action, onStart }: { action: ChatAction; onStart: () => void }) {
  const { kind, label, href } = action;
  const look = buttonClass({ compact: true });
  if (kind === 'open-wizard') {
    return (
      <Button compact onClick={onStart}>
        {label} <Icon name="arrow" />
      </Button>
    );
  }
  if (href?.startsWith('/')) return <PageOffer label={label} href={href} />;
  const isPage = href?.startsWith('https:');
  return href ? (
    <a className={look} href={href} {...(isPage ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {label}
      {isPage ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </a>
  ) : null;
}

function PageOffer({ label, href }: { label: string; href: string }) {
  const navigate = useNavigate();
  // In the place of the sheet's entry: Back leads to the page it lay over, at once.
  const onClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !isInSheet()) return;
    event.preventDefault();
    void navigate(href, { replace: true });
  };
  return (
    <Link className={buttonClass({ compact: true })} to={href} onClick={onClick}>
      {label} <Icon name="arrow" />
    </Link>
  );
}
