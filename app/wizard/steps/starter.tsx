import { BegunNote } from '#app/checkout/begun-note.tsx';
import { formatCents, starter } from '#domain/payments/offer.ts';
import { isStanding, type MadePayment, madeWords } from '#domain/payments/rules/made-payment.ts';
import { starterContents, starterInShort, whyMonthly } from '#domain/payments/starter-contents.ts';
import { isRunning } from '#domain/payments/subscription-facts.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { MadeNote } from '../hiring/paying/made-note.tsx';
import { StarterStub } from '../hiring/paying/starter-stub.tsx';
import { type StarterStanding, useStarter } from '../hiring/paying/use-starter.ts';
import type { Wizard } from '../use-wizard.ts';

/** Step 13. The starter package as a ticket. */
export function Starter({ wizard }: { wizard: Wizard }) {
  const offer = useStarter(wizard);
  const { standing } = offer;
  const { made, begun } = wizard.payment;
  const { heading, lead } = made && isStanding(made) ? besidePaid(made) : stepOf(13);
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
          onClick={() => wizard.dispatch({ type: 'went-back' })}
        >
          Change the amount
        </button>
      </div>
      {made ? <MadeNote made={made} answers={wizard.draft.answers} /> : null}
      <BegunNote begun={begun} answers={wizard.draft.answers} />
      <section className="ticket" aria-label="Starter package">
        <div className="ticket-offer">
          <h2 className="heading-2">Starter package</h2>
          <p className="ticket-price">
            <span className="tall">{formatCents(starter.cents)}</span>
            <small>/month</small>
          </p>
          <ul>
            <li>
              Usual price <s>{formatCents(starter.usualCents)}</s>
            </li>
            <li>{chargedFrom(standing)}</li>
            <li>{starterInShort}</li>
            <li>Cancel anytime</li>
          </ul>
        </div>
        <StarterStub starter={offer} />
      </section>
      <Entitlements />
    </div>
  );
}

// Who has paid for a production is not led to something smaller.
const besidePaid = ({ state }: MadePayment) => ({
  heading: stepOf(11).heading,
  lead: `${madeWords[state].listed}. The starter package can be had beside it.`,
});

function chargedFrom(standing: StarterStanding): string {
  const trial = `${starter.trialDays}-day free trial`;
  if (typeof standing === 'string') return trial;
  const state = standing.subscription?.state;
  if (state && isRunning(state)) return state === 'trialing' ? trial : 'Charged each month';
  return standing.trial_used ? 'Charged from today' : trial;
}

function Entitlements() {
  return (
    <section className="entitlements" aria-labelledby="entitlements">
      <h2 id="entitlements" className="legend">
        What the package holds
      </h2>
      <ul>
        {starterContents.map(({ title, text }) => (
          <li key={title}>
            <h3 className="heading-3">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="meta">{whyMonthly}</p>
      <p className="meta">
        The package you were sent and the projects you saved are yours, with or without it.
      </p>
    </section>
  );
}
