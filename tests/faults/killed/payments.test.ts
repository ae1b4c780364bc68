import { expect, test } from 'vitest';
import { chargeAndKill } from '../killed-while-charging.ts';
import { makePlace } from '../place.ts';
import { rounds } from '../rounds.ts';

test.for(rounds)(
  'PAY-05 a server killed between a charge and its record finds it after its restart',
  {
    timeout: 600_000,
  },
  async () => {
    const told = await chargeAndKill(await makePlace());
    expect(told).toEqual(['payment-refunded', 'receipt', 'subscription-started', 'verify-email']);
  },
);
