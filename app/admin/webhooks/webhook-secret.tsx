import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';

export type ShownSecret = { url: string; secret: string };

/** The secret of an address: the only time it can be read. */
export function WebhookSecret({ shown, onDone }: { shown: ShownSecret; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { url, secret } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each secret is to be read
  useEffect(() => title.current?.focus(), [secret]);
  const done = () => {
    onDone();
    document.getElementById('webhook-addresses')?.focus();
  };
  return (
    <section className="panel webhook-secret" aria-labelledby="webhook-secret">
      <h2 className="heading-3" id="webhook-secret" tabIndex={-1} ref={title}>
        The secret of {url}
      </h2>
      <p className="muted">
        Copy it now: it is shown this once. With it the receiver checks that what comes is from here
        (Standard Webhooks).
      </p>
      <p>
        <code>{secret}</code>
      </p>
      <Button compact onClick={done}>
        I have copied it
      </Button>
    </section>
  );
}
