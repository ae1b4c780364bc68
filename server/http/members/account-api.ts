// /api/account: what a member sees, takes along and deletes of their account.
import { TextEncoderStream as Encoder, ReadableStream as Stream } from 'node:stream/web';
import * as routes from '#domain/contract/account-routes.ts';
import { endMoves } from '../../accounts/mailed-links/mailed-tokens.ts';
import { accountFacts } from '../../accounts/member/account-facts.ts';
import { deleteAccount } from '../../accounts/member/delete-account.ts';
import { exportAccount } from '../../accounts/member/export-account.ts';
import { deletePasskey } from '../../accounts/member/list-passkeys.ts';
import { setFirstPassword } from '../../accounts/signing-in/first-password.ts';
import { isFresh } from '../../accounts/signing-in/reauthenticate.ts';
import { refuseWeakPassword } from '../../accounts/signing-in/refuse-weak-password.ts';
import { AppError } from '../../app-error.ts';
import { defineRoute, type Family } from '../routes/define-route.ts';
import { clearSignIn } from './clear-sign-in.ts';
import { refuseOldSession, refuseUnproved } from './refuse-unproved.ts';

// What deleting means, in words: here because this is what programs and people read of it.
const deletion =
  `Deletes the account at once and for good: profile, sessions, ways to sign in, second
factor, roles, projects with their takes, creative packages with their production requests, and the
mails about them; packages and mails of the same address without an account too, when the address
was verified. Pictures that nothing else shows follow within hours. Kept are a wish for no more mail,
so that it is kept to, and counts of limits, which hold no address. Payments and subscriptions stay
for the accounts, as nobody’s; a subscription that runs is ended.`.replaceAll('\n', ' ');

export const accountFamily: Family = {
  routes: [
    defineRoute(routes.readAccount, {
      may: 'members',
      summary: 'Everything the account page shows.',
      gives: 'The account.',
      run: (_, { services, signedIn }) => accountFacts(services, signedIn),
    }),
    defineRoute(routes.exportAccount, {
      may: 'members',
      summary: 'Everything stored of the member, as one JSON file.',
      gives: 'The file.',
      async run(_, { c, services, viewer, now }) {
        const pieces = Stream.from(exportAccount(services, viewer, now)).pipeThrough(new Encoder());
        return c.body(pieces as ReadableStream, 200, {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': 'attachment; filename="ad-builder-account.json"',
        });
      },
    }),
    defineRoute(routes.withdrawEmailChange, {
      may: 'members',
      summary: 'Takes a change of address back: the link that was mailed counts no more.',
      gives: 'Taken back.',
      async run(_, { services: { db }, viewer }) {
        await db.transaction((tx) => endMoves(tx, viewer.id));
        return undefined;
      },
    }),
    defineRoute(routes.setFirstPassword, {
      may: 'members',
      summary: 'Sets a password where there is none; asks for a session of the last day.',
      also: {
        400: 'There is a password already.',
        403: 'The session is older than a day.',
        422: 'The password is weak; `reasons` says why.',
      },
      async run({ body: { newPassword } }, { c, services, signedIn, now }) {
        const { viewer } = signedIn;
        if (!isFresh(signedIn, now)) return refuseOldSession(c);
        await refuseWeakPassword(newPassword, { name: viewer.full_name, email: viewer.email });
        if (!(await setFirstPassword(services, signedIn, newPassword))) {
          throw new AppError('bad-request', 'You have a password already. Change it instead.');
        }
        return { status: true } as const;
      },
    }),
    defineRoute(routes.deletePasskey, {
      may: 'owner',
      summary: 'Takes a passkey away: it signs in no more.',
      gives: 'Taken away.',
      also: { 404: 'There is no passkey of this id.' },
      async run({ params: { id } }, { services: { db }, viewer }) {
        if (await deletePasskey(db, viewer, id)) return undefined;
        throw new AppError('not-found', 'There is no passkey of this id.');
      },
    }),
    defineRoute(routes.deleteAccount, {
      may: 'members',
      summary: 'Deletes the account and everything of it.',
      description: deletion,
      gives: 'Deleted; the cookie is taken back.',
      also: {
        403: 'There is no password, and the session is older than a day.',
        422: 'The password is missing or wrong.',
        429: 'Too many passwords were tried.',
      },
      async run({ body: { password } }, { c, services, signedIn }) {
        const refused = await refuseUnproved({ c, services, signedIn, password });
        if (refused) return refused;
        await deleteAccount(services, signedIn.viewer);
        await clearSignIn(c, services);
        return undefined;
      },
    }),
  ],
};
