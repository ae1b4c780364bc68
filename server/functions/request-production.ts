import { requestProduction as record } from '../production/production-requests.ts';
import { defineFunction } from './serving/define-function.ts';

/** The limit is in the use case: only a new or changed request counts. */
export const requestProduction = defineFunction({
  name: 'request-production',
  summary: 'Asks the house to produce a package that was sent: budget, time and director.',
  async run(input, { services, network, viewer, packages }) {
    const isOwnGuest = packages.has(input.submissionId);
    await record(services, input, { network, viewer, isOwnGuest });
    return { recorded: true as const };
  },
});
