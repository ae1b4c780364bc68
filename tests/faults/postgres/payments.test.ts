import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { chargeAndKill } from '../killed-while-charging.ts';
import { makeEmptyDatabase } from './make-empty-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'ad-builder-payments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('PAY-05 a server killed between a charge and its record finds it after its restart', async () => {
  const url = await makeEmptyDatabase();
  const told = await chargeAndKill({
    settings: { DATABASE_URL: url, APP_SECRET: 's'.repeat(32), DATA_DIR: folder },
    openDatabase: () => openDatabase({ kind: 'postgres', url }, () => {}),
  });
  expect(told).toEqual(['payment-refunded', 'receipt', 'subscription-started', 'verify-email']);
}, 600_000);
