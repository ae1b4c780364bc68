import { openOrder } from '../payments/orders/open-order.ts';
import { refusePaidAsGuest } from '../payments/orders/refuse-paid-as-guest.ts';
import { defineFunction } from './serving/define-function.ts';

export const createPayment = defineFunction({
  name: 'create-payment',
  summary: 'Where to pay for a production: the price is computed here, `amount` is what was shown.',
  // A few presses for each package.
  limits: ({ network, services: { config } }) => [
    {
      name: 'payments',
      subject: network,
      count: 3 * config.limits.packagesPerHour,
      windowSeconds: 3600,
    },
  ],
  async run(request, { services, viewer, packages }) {
    await refusePaidAsGuest(services, { request, viewer }, packages.has);
    return { url: await openOrder(services, { request, viewer }) };
  },
});
