import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckoutDone } from './checkout-done.tsx';
import { sampleCheckout } from './testing/sample-checkout.ts';

const checkout = { ...sampleCheckout, state: 'expired' as const };

test('PAY-05 a checkout that can be paid no more says that it is closed, and leads back', () => {
  const page = renderToStaticMarkup(<CheckoutDone checkout={checkout} isOthers={false} />);
  expect(page).toContain('This checkout is closed');
  expect(page).toContain('what it was for was deleted');
  expect(page).toContain(`href="${checkout.cancel_url}"`);
  expect(page).not.toContain('<input');
});
