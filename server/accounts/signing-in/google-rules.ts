// What holds for an identity at Google beside better-auth's own rules: an existing account is joined
// only when both addresses were verified.
import type { BetterAuthPlugin } from 'better-auth';

export const googleRules = {
  id: 'google-rules',
  init: () => ({
    options: {
      account: {
        accountLinking: { enabled: true, allowDifferentEmails: true },
        updateAccountOnSignIn: false,
      },
      user: { validateUserInfo: refuseUnverified },
      databaseHooks: {
        account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
      },
    },
  }),
} satisfies BetterAuthPlugin;

type Claimed = { user: { emailVerified?: boolean }; source: { action: string } };

/** An account is only made for an address that Google has verified. */
function refuseUnverified({ user, source }: Claimed) {
  if (source.action === 'create-user' && user.emailVerified !== true) {
    return { error: 'email_not_verified' };
  }
}

/** Once Google has said who it is, nothing more is asked of it: its tokens are not kept. */
async function withoutTokens() {
  return {
    data: {
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
    },
  };
}
