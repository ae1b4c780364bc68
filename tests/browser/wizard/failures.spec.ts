// When the server does not answer as hoped, in a real browser; the other ways stand in
// app/wizard/writing/failures.test.tsx.
import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { expectToast } from '../steps/toast.ts';

test('GEN-05 WIZ-10 when the script fails, step 7 is back with the answers and the toast', async ({
  page,
}) => {
  await openAt(page, 7, bakery);
  await page.route('**/api/functions/generate-script', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Broken.' } } }),
  );
  await page.getByRole('radio', { name: 'Character in Narrative' }).check();
  await page.getByLabel('Character name').fill('Rosa');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expectToast(
    page,
    'Generation failed',
    'There was an error generating your script. Please try again.',
  );
  await expect(page.getByLabel('Character name')).toHaveValue('Rosa');
});
