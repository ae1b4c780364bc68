import type { ChangeEvent } from 'react';
import type { CardForm as Card } from '#domain/payments/sandbox/cards.ts';
import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';
import { Button } from '../ui/controls/button.tsx';
import { buttonClass } from '../ui/controls/button-class.ts';
import { Field } from '../ui/controls/field.tsx';
import { LiveForm } from '../ui/controls/live-form.tsx';
import { payLabel } from './checkout-words.ts';
import { Failure } from './failure.tsx';
import { TestCards } from './test-cards.tsx';
import { useCardForm } from './use-card-form.ts';

type CardFormProps = { checkout: SandboxCheckout; onExpired: () => void };

/** Takes a test card. Real inputs, but nothing a browser should remember or fill in. */
export function CardForm({ checkout, onExpired }: CardFormProps) {
  const form = useCardForm(checkout, onExpired);
  const field = (name: keyof Card) => ({
    name,
    value: form.card[name],
    error: form.problems[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.change({ [name]: target.value }),
  });
  const { label, busyLabel } = payLabel(checkout);
  return (
    <LiveForm
      ref={form.element}
      className="card-form"
      aria-label="Test card"
      onSubmit={(event) => {
        event.preventDefault();
        void form.pay();
      }}
    >
      <TestCards kind={checkout.kind} typed={form.card.number} onUse={form.fill} />
      <Field
        {...field('number')}
        label="Card number"
        hint="Test numbers only. Never type the number of a real card here."
        inputMode="numeric"
        maxLength={40}
      />
      <div className="card-form-pair">
        <Field {...field('expiry')} label="Expiry" placeholder="MM / YY" maxLength={10} />
        <Field {...field('cvc')} label="CVC" inputMode="numeric" placeholder="123" maxLength={4} />
      </div>
      <Field {...field('name')} label="Name on card" maxLength={120} />
      <Failure>{form.failure}</Failure>
      <div className="card-form-ways">
        <Button variant="primary" type="submit" loading={form.busy}>
          {form.busy ? busyLabel : label}
        </Button>
        <a className={buttonClass({})} href={checkout.cancel_url}>
          Cancel and go back
        </a>
      </div>
    </LiveForm>
  );
}
