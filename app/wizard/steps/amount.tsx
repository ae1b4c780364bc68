import { BegunNote } from '#app/checkout/begun-note.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { formatDollars, parseDollars } from '#domain/money.ts';
import { guaranteed } from '#domain/payments/offer.ts';
import { isStanding } from '#domain/payments/rules/made-payment.ts';
import { leadsTo, priceRule } from '#domain/payments/rules/price-rule.ts';
import { amountGuidelines, closestGuideline } from '#domain/wizard/money/amount-guidelines.ts';
import { starterBelow } from '#domain/wizard/money/production-budget.ts';
import { SpecificAmount } from '../hiring/money/specific-amount.tsx';
import { MadeLine } from '../hiring/paying/made-note.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Step 10.5. An amount, with rules of thumb and what each range leads to, or what is paid already. */
export function Amount({ wizard }: { wizard: Wizard }) {
  const { made, begun } = wizard.payment;
  return (
    <StepLayout draft={wizard.draft}>
      {made ? <MadeLine made={made} answers={wizard.draft.answers} /> : null}
      <BegunNote begun={begun} answers={wizard.draft.answers} />
      <div className="money-groups">
        <SpecificAmount wizard={wizard} hint="Whole dollars. You can change it later." />
        <Guidelines wizard={wizard} />
        {made && isStanding(made) ? null : (
          <Consequences amount={parseDollars(wizard.draft.answers.specificBudget)} />
        )}
      </div>
    </StepLayout>
  );
}

function Guidelines({ wizard: { draft, dispatch, announce } }: { wizard: Wizard }) {
  const closest = closestGuideline(draft.answers);
  const use = (amount: number) => {
    dispatch({ type: 'answered', answers: { specificBudget: formatDollars(amount) } });
    announce(`Amount: ${formatDollars(amount)}.`);
  };
  return (
    <section aria-labelledby="guidelines">
      <h2 id="guidelines" className="legend">
        Rules of thumb
      </h2>
      <ul className="guidelines">
        {amountGuidelines.map(({ id, amount, title, text }) => (
          <li key={id} className="panel guideline">
            <p className="tall guideline-figure">{formatDollars(amount)}</p>
            <div>
              <h3 className="heading-3">{title}</h3>
              <p className="muted">{text}</p>
            </div>
            {id === closest ? <Badge>Closest to your script</Badge> : null}
            <Button compact onClick={() => use(amount)}>
              Use {formatDollars(amount)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Consequences({ amount }: { amount: number | null }) {
  const ranges = [
    {
      from: 1,
      label: `Under ${formatDollars(starterBelow)}`,
      text: leadsTo.small,
    },
    {
      from: starterBelow,
      label: `${formatDollars(guaranteed.from)} to ${formatDollars(guaranteed.to)}`,
      text: leadsTo.price,
    },
    {
      from: guaranteed.to + 1,
      label: `${formatDollars(guaranteed.to + 1)} and up`,
      text: priceRule.deposit,
    },
  ];
  const current = ranges.findLast(({ from }) => amount !== null && amount >= from);
  return (
    <section aria-labelledby="consequences">
      <h2 id="consequences" className="legend">
        What each range leads to
      </h2>
      <dl className="consequences">
        {ranges.map((range) => (
          <div key={range.label} className={range === current ? 'is-current' : ''}>
            <dt>
              {range.label}
              {range === current ? <span className="sr-only"> (your amount)</span> : null}
            </dt>
            <dd>{range.text}</dd>
          </div>
        ))}
      </dl>
      <p className="meta consequences-note">
        Directors whose starting price your amount covers rank higher in the next step.
      </p>
    </section>
  );
}
