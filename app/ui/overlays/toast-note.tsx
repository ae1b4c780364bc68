import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icon.tsx';

export type ShownToast = {
  id: number;
  title: string;
  text?: string;
  about?: string;
  link?: { label: string; href: string };
  tone: 'default' | 'destructive';
  durationMs: number;
  /** By the clock of the page. */
  shownAt: number;
};

/** One toast; it leaves by itself, unless someone is reading it. */
export function ToastNote({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const left = useRef(toast.durationMs);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [held]);
  const destructive = toast.tone === 'destructive';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is no action of the user
    <div
      data-id={toast.id}
      className={destructive ? 'toast toast-destructive' : 'toast'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={destructive ? 'alert' : 'check'} />
      <div>
        <b>{toast.title}</b>
        {toast.text ? <p>{toast.text}</p> : null}
        {toast.link ? (
          <p>
            <a className="text-link" href={toast.link.href} target="_blank" rel="noreferrer">
              {toast.link.label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        ) : null}
      </div>
      <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
    </div>
  );
}
