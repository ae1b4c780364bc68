import { AppError } from '../app-error.ts';
import { submitPackage } from '../production/submissions.ts';
import { defineFunction } from './serving/define-function.ts';

/** The limits are in the use case: only a new submission counts. */
export const sendConcept = defineFunction({
  name: 'send-concept',
  summary: 'Records a creative package and mails it to the address in it.',
  async run(input, { services, ipAddress, network, viewer, isOwnMachine, packages, guest }) {
    // As a guest's it would be claimed by whoever it goes to.
    if (input.asMember && !viewer) throw new AppError('unauthorized', 'You are signed out.');
    const { submissionId, sentBefore } = await submitPackage(services, input, {
      ipAddress,
      network,
      userId: viewer?.id ?? null,
      asker: { viewer, guest },
    });
    if (!viewer) packages.add(submissionId);
    const readable = services.outbox !== undefined && isOwnMachine;
    return {
      submissionId,
      ...(readable ? { mailbox: '/mailbox' } : {}),
      ...(sentBefore ? { sentBefore: sentBefore.toISOString() } : {}),
    };
  },
});
