// What the sealed figures were when they were last accepted: none may fall.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { TallyRow } from './tally.ts';

const ratchet = z.record(z.string(), z.object({ good: z.number(), of: z.number() }));
export type Ratchet = z.infer<typeof ratchet>;

const file = join(import.meta.dirname, 'ratchet.json');

export const readRatchet = (): Ratchet =>
  existsSync(file) ? ratchet.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

export function writeRatchet(rows: readonly TallyRow[]): void {
  const figures = Object.fromEntries(rows.map(({ name, sealed }) => [name, sealed]));
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

/** One line for each sealed figure that fell. */
export function fallen(accepted: Ratchet, rows: readonly TallyRow[]): string[] {
  return Object.entries(accepted).flatMap(([name, was]) => {
    const now = rows.find((row) => row.name === name)?.sealed ?? { good: 0, of: 0 };
    const fell = share(now) < share(was) - 1e-9;
    return fell ? [`${name}: ${was.good} of ${was.of} → ${now.good} of ${now.of}`] : [];
  });
}

const share = ({ good, of }: { good: number; of: number }) => (of === 0 ? 0 : good / of);
