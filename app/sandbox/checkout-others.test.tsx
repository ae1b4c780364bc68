import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { CheckoutOthers } from './checkout-others.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { sampleCheckout } from './testing/sample-checkout.ts';

const checkout = {
  ...sampleCheckout,
  payable: false,
  terms: 'Until the director is confirmed with you, it is a reservation.',
};
const page = (reader: string | null) => {
  const Stub = createRoutesStub([
    {
      path: '/sandbox/checkout/:id',
      Component: () => (
        <>
          <CheckoutSummary checkout={checkout} isOthers={reader !== null} />
          <CheckoutOthers checkout={checkout} reader={reader} />
        </>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={['/sandbox/checkout/cs_test_1']} />);
};

test('PAY-09 HOUSE-03 an open checkout of somebody else says whose it is, and offers nothing that pays', () => {
  const shown = page('operator@house.example');
  expect(shown).toContain('$12,000, not paid yet</h1>');
  expect(shown).toContain('june@nightjar.example began this payment');
  expect(shown).toContain('Somebody else’s payment</h2>');
  expect(shown).toContain('You are signed in as operator@house.example.');
  expect(shown).not.toMatch(/<button|<input|<form|Pay \$12,000|with you/);
});

test('PAY-09 who is not signed in is led to signing in, and back', () => {
  const shown = page(null);
  expect(shown).toContain('june@nightjar.example began this payment');
  expect(shown).toContain('href="/auth?next=%2Fsandbox%2Fcheckout%2Fcs_test_1"');
  expect(shown).not.toMatch(/<button|<input|<form/);
});
