import { LinkButton } from './link-button.tsx';
import { Wordmark } from './wordmark.tsx';

/** The fixed header of a signed-out visitor. `over` lets a picture show through. */
export function SiteHeader({ over = false }: { over?: boolean }) {
  return (
    <header className={over ? 'site-header site-header-over' : 'site-header'}>
      <Wordmark />
      <nav aria-label="Main">
        <LinkButton to="/auth" compact>
          Sign In
        </LinkButton>
      </nav>
    </header>
  );
}
