import { useEffect, useRef } from 'react';
import { PortalButton } from './portal-button.tsx';
import { PortalNews } from './portal-news.tsx';
import type { Portal } from './use-portal.ts';

/** What only a test can do: let time pass, and break the card. */
export function PortalTools({ state }: { state: Portal }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = state.portal.subscription.status === 'canceled';
  const wasOver = useRef(isOver);
  useEffect(() => {
    // The button that ended it is gone.
    if (isOver && !wasOver.current) heading.current?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  return (
    <section className="panel portal-panel" aria-labelledby="tools">
      <h2 className="heading-3" id="tools" tabIndex={-1} ref={heading}>
        Test tools
      </h2>
      <p className="muted">
        Time passes here when you say so. What follows, mails included, is what would follow then.
      </p>
      {isOver ? (
        <p>The subscription is over, and no time is left to pass.</p>
      ) : (
        <Tools state={state} />
      )}
      <PortalNews state={state} of={['end-trial', 'renew', 'break-card', 'mend-card']} />
    </section>
  );
}

function Tools({ state }: { state: Portal }) {
  const { status, ending, card_works } = state.portal.subscription;
  return (
    <ul className="portal-tools">
      {status === 'trialing' ? (
        <li className="portal-tool">
          <PortalButton state={state} action="end-trial">
            End the trial now
          </PortalButton>
          <p>{ending ? 'The subscription ends.' : 'The first month is charged.'}</p>
        </li>
      ) : (
        <li className="portal-tool">
          <PortalButton state={state} action="renew">
            {status === 'past_due' ? 'Try the payment again' : 'Renew now'}
          </PortalButton>
          <p>{renewText(status === 'past_due', ending)}</p>
        </li>
      )}
      <li className="portal-tool">
        {card_works ? (
          <>
            <PortalButton state={state} action="break-card">
              Make the next renewal fail
            </PortalButton>
            <p>Puts in the card ending in 0341, which fails when it is charged.</p>
          </>
        ) : (
          <>
            <PortalButton state={state} action="mend-card">
              Use 4242 4242 4242 4242
            </PortalButton>
            <p>Puts in a card that pays. What failed is charged at once.</p>
          </>
        )}
      </li>
    </ul>
  );
}

function renewText(hasFailed: boolean, ending: boolean): string {
  if (hasFailed) return 'After three failed attempts the subscription ends.';
  return ending ? 'The month is over, and the subscription ends.' : 'The next month is charged.';
}
