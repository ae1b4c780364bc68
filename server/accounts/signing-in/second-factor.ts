import { twoFactor } from 'better-auth/plugins/two-factor';
import { secondFactorTables } from '../auth-tables.ts';
import { openSessionPath } from './session-opener.ts';

/** What else signs somebody in. better-auth by itself asks after a password alone. */
const alsoAsked = new Set([openSessionPath, '/callback/:id', '/sign-in/social']);

/** Asks who has a second factor for it, however they sign in. */
export function secondFactor() {
  const plugin = twoFactor({ issuer: 'AD BUILDER', schema: secondFactorTables });
  for (const hook of plugin.hooks.after) {
    const isAsked = hook.matcher;
    hook.matcher = (context) => isAsked(context) || alsoAsked.has(context.path ?? '');
  }
  return plugin;
}
