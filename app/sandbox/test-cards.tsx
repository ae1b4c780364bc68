import {
  findTestCard,
  spaceCardNumber,
  type TestCard,
  testCards,
} from '#domain/payments/sandbox/cards.ts';
import type { CheckoutKind } from '#domain/payments/sandbox/checkout.ts';
import { Icon } from '../ui/icon.tsx';

type TestCardsProps = {
  kind: CheckoutKind;
  /** What stands in the field. */
  typed: string;
  onUse: (number: string) => void;
};

/** The cards that can be tried; a press types one. */
export function TestCards({ kind, typed, onUse }: TestCardsProps) {
  const inUse = findTestCard(typed, kind);
  return (
    <fieldset className="test-cards">
      <legend className="field-label">Choose what happens</legend>
      <ul>
        {testCards
          .filter((card) => card.for.includes(kind))
          .map((card) => (
            <li key={card.number}>
              <CardButton card={card} pressed={card === inUse} onUse={onUse} />
            </li>
          ))}
      </ul>
    </fieldset>
  );
}

type CardButtonProps = { card: TestCard; pressed: boolean; onUse: (number: string) => void };

function CardButton({ card, pressed, onUse }: CardButtonProps) {
  const number = spaceCardNumber(card.number);
  return (
    <button
      type="button"
      className="test-card"
      aria-pressed={pressed}
      onClick={() => onUse(number)}
    >
      <span className="test-card-number">Use {number}</span>
      <span className="test-card-does">{card.does}</span>
      <span className="test-card-mark">{pressed ? <Icon name="check" /> : null}</span>
    </button>
  );
}
