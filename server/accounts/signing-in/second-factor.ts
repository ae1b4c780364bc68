import { randomInt } from 'node:crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import {
  recoveryCodeLength,
  recoveryLetters,
  shownRecoveryCode,
} from '#domain/accounts/recovery-code.ts';
import { secondFactorTables } from '../auth-tables.ts';
import { openSessionPath } from './session-opener.ts';

/** What else signs somebody in. better-auth by itself asks after a password alone. */
const alsoAsked = new Set([openSessionPath, '/callback/:id', '/sign-in/social']);

/** Asks who has a second factor for it, however they sign in. */
export function secondFactor() {
  const plugin = twoFactor({
    issuer: 'AD BUILDER',
    schema: secondFactorTables,
    backupCodeOptions: { customBackupCodesGenerate: () => Array.from({ length: 10 }, newCode) },
  });
  for (const hook of plugin.hooks.after) {
    const isAsked = hook.matcher;
    hook.matcher = (context) => isAsked(context) || alsoAsked.has(context.path ?? '');
  }
  return plugin;
}

const newCode = (): string =>
  shownRecoveryCode(
    Array.from(
      { length: recoveryCodeLength },
      () => recoveryLetters[randomInt(recoveryLetters.length)],
    ).join(''),
  );
