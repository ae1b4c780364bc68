// /api/account/api-keys: a member's keys. No key makes, lists or revokes keys.
import * as routes from '#domain/contract/api-key-routes.ts';
import { isFresh } from '../../accounts/signing-in/reauthenticate.ts';
import { listKeys, makeKey, revokeKey } from '../../api-keys/member-keys.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';
import { refuseOldSession } from './refuse-unproved.ts';

export const apiKeyFamily: Family = {
  routes: [
    defineRoute(routes.listApiKeys, {
      may: 'members',
      summary: 'Your API keys, newest first, without the keys themselves.',
      gives: 'The keys.',
      run: (_, { services: { db }, viewer }) => listKeys(db, viewer),
    }),
    defineRoute(routes.makeApiKey, {
      may: 'members',
      summary: 'Makes an API key. It is shown in this answer and never again.',
      gives: 'The key.',
      also: {
        403: 'You signed in more than a day ago: sign in again first.',
        409: 'You have twenty keys.',
        429: 'Too many; Retry-After says when to come back.',
      },
      limits: ({ viewer }) => [
        { name: 'api-keys', subject: viewer.id, count: 60, windowSeconds: 3600 },
      ],
      async run({ body }, { c, services, signedIn, now }) {
        if (!isFresh(signedIn, now)) return refuseOldSession(c);
        return makeKey(services, signedIn.viewer, body);
      },
    }),
    defineRoute(routes.revokeApiKey, {
      may: 'owner',
      summary: 'Revokes an API key: it opens nothing any more.',
      gives: 'Revoked.',
      also: { 404: 'There is no key of this id.' },
      run: ({ params }, { services: { db }, viewer }) => revokeKey(db, viewer, params.id),
    }),
  ],
};
