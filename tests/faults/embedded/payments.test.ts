import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { makeDataDir } from '../data-dir.ts';
import { chargeAndKill } from '../killed-while-charging.ts';

const dataDir = await makeDataDir();

test('PAY-05 a server killed between a charge and its record finds it after its restart', async () => {
  const told = await chargeAndKill({
    settings: { DATA_DIR: dataDir },
    openDatabase: () => openDatabase({ kind: 'embedded', dataDir }, () => {}),
  });
  expect(told).toEqual(['payment-refunded', 'receipt', 'subscription-started', 'verify-email']);
}, 600_000);
