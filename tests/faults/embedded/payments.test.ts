import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { makeDataDir } from '../data-dir.ts';
import { chargeAndKill } from '../killed-while-charging.ts';
import { rounds } from '../rounds.ts';

test.for(rounds)(
  'PAY-05 a server killed between a charge and its record finds it after its restart',
  {
    timeout: 600_000,
  },
  async () => {
    const dataDir = await makeDataDir();
    const told = await chargeAndKill({
      settings: { DATA_DIR: dataDir },
      openDatabase: () => openDatabase({ kind: 'embedded', dataDir }, () => {}),
    });
    expect(told).toEqual(['payment-refunded', 'receipt', 'subscription-started', 'verify-email']);
  },
);
