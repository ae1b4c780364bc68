import { Link } from 'react-router';
import type { ChatAction } from '#domain/chat/action.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Icon } from '../ui/icon.tsx';

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
  if (href?.startsWith('/')) {
    return (
      <Link className={look} to={href}>
        {label} <Icon name="arrow" />
      </Link>
    );
  }
  const isPage = href?.startsWith('https:');
  return href ? (
    <a className={look} href={href} {...(isPage ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {label}
      {isPage ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </a>
  ) : null;
}
