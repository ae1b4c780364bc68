import { goOnWords } from '#app/checkout/begun-note.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { formatDollars } from '#domain/money.ts';

type PayButtonProps = {
  /** In whole dollars. */
  amount: number;
  asking: boolean;
  isBegun?: boolean;
  onPay: () => void;
};

/** The way to the payment page. */
export const PayButton = ({ amount, asking, isBegun = false, onPay }: PayButtonProps) => (
  <Button loading={asking} onClick={onPay}>
    {asking
      ? 'Opening the payment page...'
      : isBegun
        ? goOnWords
        : `Pay ${formatDollars(amount)} now`}
  </Button>
);
