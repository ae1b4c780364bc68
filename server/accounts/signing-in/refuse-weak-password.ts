// Which passwords are not taken: short ones, those everybody tries first, and one's own name.
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { shortestPassword, type WeakReason } from '#domain/accounts/password-rules.ts';
import { isPersonal, weakMessage } from '#domain/accounts/password-strength.ts';
import { AppError } from '../../app-error.ts';

/** Whose password it is to be. */
type Owner = { name: string; email: string };
type Dictionary = {
  breached: ReadonlySet<string>;
  first: ReadonlySet<string>;
  meter: ZxcvbnFactory;
};

/** Throws 422 `weak_password` with the reasons for a password that is not taken. */
export async function refuseWeakPassword(password: string, owner: Owner): Promise<void> {
  const reasons = await weakReasonsOf(password, owner);
  if (reasons.length === 0) return;
  throw new AppError('weak_password', weakMessage(reasons), { reasons });
}

async function weakReasonsOf(password: string, { name, email }: Owner): Promise<WeakReason[]> {
  if (password.length < shortestPassword) return ['length'];
  loaded ??= loadDictionary();
  const { breached, first, meter } = await loaded;
  const lower = password.toLowerCase();
  const reasons: WeakReason[] = [];
  if (breached.has(lower)) reasons.push('breached');
  // The meter takes longer with every letter; what is weak shows in the first ones.
  const isGuessed = meter.check(password.slice(0, 16)).score === 0;
  if (isGuessed || first.has(lower.replace(ends, ''))) reasons.push('common');
  if (isPersonal(password, [name, email])) reasons.push('personal');
  return reasons;
}

// 'Password1!' is 'password' with what forms ask for.
const ends = /^[^a-z]+|[^a-z]+$/g;

let loaded: Promise<Dictionary> | undefined;

// With the first password, not at start: it is most of a megabyte.
async function loadDictionary(): Promise<Dictionary> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const passwords = dictionary['passwords-common'];
  return {
    breached: new Set(passwords),
    first: new Set(passwords.slice(0, 1000)),
    meter: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  };
}
