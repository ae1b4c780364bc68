// /api/account/api-keys: the keys with which a member's programs call the API.
import { apiKeyList, madeApiKey, newApiKey } from '../api-keys/api-key.ts';
import { route } from './route.ts';

const path = '/api/account/api-keys';

export const listApiKeys = route({ method: 'GET', path, answer: apiKeyList });

/** Makes one. It is shown in this answer and never again. */
export const makeApiKey = route({
  method: 'POST',
  path,
  body: newApiKey,
  answer: madeApiKey,
  status: 201,
});

/** Ends one at once. */
export const revokeApiKey = route({ method: 'DELETE', path: `${path}/:id` });
