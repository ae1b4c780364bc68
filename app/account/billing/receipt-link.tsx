import { Icon } from '../../ui/icon.tsx';

/** The receipt of a payment as a file. */
export function ReceiptLink({ href, number }: { href: string; number: string }) {
  return (
    <a className="text-link payment-receipt" href={href} download={`receipt-${number}.pdf`}>
      <Icon name="download" /> Receipt {number}
      <span className="sr-only"> (PDF)</span>
    </a>
  );
}
