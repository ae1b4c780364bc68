import { Button } from '#app/ui/button.tsx';
import { stepOf } from '#domain/wizard/steps.ts';
import { notices } from '../notices.ts';
import type { Wizard } from '../use-wizard.ts';

/** Step 13. The starter package as a ticket. */
export function Starter({ wizard: { dispatch, show } }: { wizard: Wizard }) {
  const { heading, lead } = stepOf(13);
  return (
    <div className="wizard-body wizard-body-full">
      <div className="wizard-heading">
        <div>
          <h1 className="heading-1" tabIndex={-1}>
            {heading}
          </h1>
          <p className="muted">{lead}</p>
        </div>
        <button
          type="button"
          className="text-link starter-change"
          onClick={() => dispatch({ type: 'went-back' })}
        >
          Change the amount
        </button>
      </div>
      <section className="ticket" aria-label="Starter package">
        <div className="ticket-offer">
          <h2 className="heading-2">Starter package</h2>
          <p className="ticket-price">
            <span className="tall">$9.99</span>
            <small>/month</small>
          </p>
          <ul>
            <li>
              Usual price <s>$29.99</s>
            </li>
            <li>7-day free trial</li>
            <li>Concept, brief, script and storyboard</li>
            <li>Cancel anytime</li>
          </ul>
        </div>
        <div className="ticket-stub">
          <div>
            <p className="tall ticket-days">
              7 days
              <br />
              free
            </p>
            <p>Then $9.99/month. Cancel anytime before the trial ends and pay nothing.</p>
          </div>
          <Button variant="ink" onClick={() => show(notices.subscriptionLater)}>
            Start 7-day free trial
          </Button>
        </div>
      </section>
    </div>
  );
}
