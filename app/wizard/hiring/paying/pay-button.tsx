import { Button } from '#app/ui/controls/button.tsx';
import { formatDollars } from '#domain/money.ts';

type PayButtonProps = {
  /** In whole dollars. */
  amount: number;
  asking: boolean;
  /** Instead of the amount, where its page is open. */
  goOn?: string | null;
  onPay: () => void;
};

/** The way to the payment page. */
export const PayButton = ({ amount, asking, goOn = null, onPay }: PayButtonProps) => (
  <Button loading={asking} onClick={onPay}>
    {asking ? 'Opening the payment page...' : (goOn ?? `Pay ${formatDollars(amount)} now`)}
  </Button>
);
