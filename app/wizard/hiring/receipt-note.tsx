import { Icon } from '#app/ui/icon.tsx';
import type { Draft } from '#domain/wizard/draft/draft.ts';

/** Where the package went, and where it can be read on a local installation. */
export function ReceiptNote({ draft: { receipt } }: { draft: Draft }) {
  if (!receipt) return null;
  if (receipt.unmailed) {
    return (
      <div className="note-strip receipt-note">
        <Icon name="mail" />
        <p>
          Your package is recorded with us, and was not mailed to <b>{receipt.email}</b>. Step 9
          sends it once that is possible again.
        </p>
      </div>
    );
  }
  return (
    <div className="note-strip receipt-note">
      <Icon name="mail" />
      <p>
        Your package is on its way to <b>{receipt.email}</b>.{' '}
        {receipt.mailbox
          ? 'No mail leaves this computer: it can be read here.'
          : 'If it is not there within a few minutes, look in the spam folder.'}
      </p>
      {receipt.mailbox ? (
        <a className="text-link" href={receipt.mailbox} target="_blank" rel="noreferrer">
          Open the mailbox<span className="sr-only"> in a new tab</span>
        </a>
      ) : null}
    </div>
  );
}
