import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Icon } from '../../ui/icon.tsx';

type ReadyToWorkProps = { name: string; website: string | null };

/** What to do next: see the portfolio where there is one, or begin a concept. */
export function ReadyToWork({ name, website }: ReadyToWorkProps) {
  return (
    <section className="paper ready-to-work">
      <div>
        <h2 className="heading-2">Ready to work with {name}?</h2>
        <p>Bring a brief. A script and four frames help more.</p>
      </div>
      <div className="ready-to-work-actions">
        <LinkButton to="/?begin=" variant={isWebAddress(website) ? 'secondary' : 'ink'}>
          Get started
        </LinkButton>
        {isWebAddress(website) ? (
          <a className="button button-ink" href={website} target="_blank" rel="noopener noreferrer">
            View Portfolio <Icon name="external" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        ) : null}
      </div>
    </section>
  );
}

const isWebAddress = (address: string | null): address is string =>
  /^https?:\/\/[^\s]+$/i.test(address ?? '');
