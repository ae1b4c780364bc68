import { expect, test } from 'vitest';
import { bakeryPackage } from '#tests/builders/bakery.ts';
import { printPackage } from './print-package.ts';

test('MAIL-02 packages are printed one after the other, and one that cannot be holds up no other', async () => {
  const creative = await bakeryPackage('9:16');
  const noPicture = { jpeg: new Uint8Array([1, 2, 3]), width: 10, height: 10 };
  const broken = {
    ...creative,
    frames: creative.frames.map((frame) => ({ ...frame, picture: noPicture })),
  };
  const [first, second, third] = await Promise.allSettled([
    printPackage(creative),
    printPackage(broken),
    printPackage(creative),
  ]);
  expect(second.status).toBe('rejected');
  for (const printed of [first, third]) {
    expect(printed.status === 'fulfilled' && printed.value.html).toContain('The light at five');
    expect(printed.status === 'fulfilled' && printed.value.pdf.subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
  }
});

test('MAIL-02 while one is printed this thread goes on', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await printPackage(await bakeryPackage('9:16', { script: 's\n'.repeat(5000) }));
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);
});
