import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newestTakes } from '#domain/projects/kept-takes.ts';
import { keptDays } from '#domain/retention.ts';

test('KEEP-04 the documents say of each kind how long it stays', () => {
  const page = readFileSync('docs/operating.md', 'utf8');
  const [, table = ''] = /## How long what is kept\n([\s\S]*?)\n## /.exec(page) ?? [];
  const days: Record<keyof typeof keptDays, string> = {
    session: 'a session that is not used',
    productPicture: 'a picture of a product that a guest sent',
    guestDraft: "a guest's draft",
    speech: 'a spoken sentence',
    archive: 'a project',
    take: 'takes of a project',
    webhookDelivery: 'an event another system was told of',
    failedJob: 'a background job that failed for good',
    generation: 'that something was written or drawn, without what and for whom',
  };
  for (const [kind, told] of Object.entries(days)) {
    const row = table.split('\n').find((line) => line.startsWith(`| ${told} |`));
    expect(row, kind).toMatch(new RegExp(`\\b${keptDays[kind as keyof typeof keptDays]} days`));
  }
  expect(table).toContain(`the newest ${newestTakes};`);
  const alone = ['a guest', 'a lead', 'a mail', 'a request for production', 'the audit log'];
  for (const told of alone) expect(table).toContain(`\n| ${told}`);
  for (const setting of ['KEEP_GUEST_PACKAGES', 'KEEP_LOOSE_FRAMES']) {
    expect(table).toContain(`\`${setting}\``);
  }
});
