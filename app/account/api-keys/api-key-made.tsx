import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../account-copy-button.tsx';

/** A key that was just made: the only time it can be read. */
export function ApiKeyMade({ secret, onDone }: { secret: string; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="account-note api-key-made">
      <h3 className="account-step-title" tabIndex={-1} ref={title}>
        Your new key
      </h3>
      <p>Copy it now: it is shown this once. Whoever has it can do what it may do.</p>
      <p className="account-secret">
        <code>{secret}</code>
      </p>
      <div className="account-actions">
        <CopyButton text={secret} label="Copy key" copied="Key copied" />
        <Button compact onClick={onDone}>
          I have copied it
        </Button>
      </div>
    </div>
  );
}
