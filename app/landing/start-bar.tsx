import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../ui/icon.tsx';

type StartBarProps = {
  onStart: () => void;
  busy: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  /** Stands in the place of the bar's text. */
  children?: ReactNode;
};

/**
 * The bar at the bottom of the landing page. "Get started" sends a form, so that a new tab or a
 * page without the application has somewhere to go: `/?begin=`, which opens the wizard.
 */
export function StartBar({ onStart, busy, buttonRef, children }: StartBarProps) {
  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onStart();
  };
  return (
    <section className="start-bar" aria-label="Start">
      {children ?? <StartText />}
      <form className="start-form" action="/" method="get">
        <button
          ref={buttonRef}
          type="submit"
          name="begin"
          value=""
          className="start-button"
          title="It is free to begin"
          aria-describedby="start-note"
          aria-busy={busy || undefined}
          data-intent=""
          onClick={start}
          suppressHydrationWarning
        >
          Get started <Icon name="arrow" />
        </button>
      </form>
      <span id="start-note" className="start-note">
        It is free to begin
      </span>
    </section>
  );
}

function StartText() {
  return (
    <p className="start-bar-text">
      <span className="start-bar-line">
        Your concept, script and storyboard in 13 steps. It is free to begin.
      </span>
      <noscript>
        <span className="start-bar-noscript">
          The concept builder needs JavaScript. Turn it on in your browser, then press Get started.
        </span>
      </noscript>
    </p>
  );
}
