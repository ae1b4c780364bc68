// Ids in Stripe's objects: of other objects there, and ours in the metadata that we passed on.

/** The id of what may stand there itself, when it was asked for. */
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;

type Metadata = Record<string, string> | null | undefined;
const ours = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An account at Stripe may serve other products too, whose metadata say other things. */
const ownId = (value: string | undefined): { id: string } | undefined =>
  value && ours.test(value) ? { id: value } : undefined;

export const orderIdIn = (metadata: Metadata) => ownId(metadata?.order_id);
export const subscriptionIdIn = (metadata: Metadata) => ownId(metadata?.subscription_id);
