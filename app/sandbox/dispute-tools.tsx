import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pressCheckout } from '#domain/contract/sandbox-routes.ts';
import type { SandboxCheckout } from '#domain/payments/sandbox/checkout.ts';
import { call } from '../calls/call.ts';
import { Button } from '../ui/controls/button.tsx';
import { Failure } from './failure.tsx';
import { failureWords } from './failure-words.ts';

const words = {
  open: 'The bank of the payer asks for the money back. Decide how that ends.',
  won: 'The dispute was decided for the seller, who keeps the money.',
  lost: 'The dispute was decided for the payer: the money went back.',
};

/** Plays the bank in a dispute; nothing where there is none. */
export function DisputeTools({ checkout: { id, dispute } }: { checkout: SandboxCheckout }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (!dispute) return null;
  const decide = async (action: 'win-dispute' | 'lose-dispute') => {
    setBusy(true);
    const result = await call(pressCheckout, { params: { id }, body: { action } });
    setFailure(result.ok ? '' : failureWords(result.failure));
    await revalidate();
    setBusy(false);
  };
  return (
    <div className="sandbox-tools">
      <p role="status">{words[dispute]}</p>
      {dispute === 'open' ? (
        <div className="sandbox-ways">
          <Button compact loading={busy} onClick={() => decide('win-dispute')}>
            Decide for the seller
          </Button>
          <Button compact loading={busy} onClick={() => decide('lose-dispute')}>
            Decide for the payer
          </Button>
        </div>
      ) : null}
      <Failure>{failure}</Failure>
    </div>
  );
}
