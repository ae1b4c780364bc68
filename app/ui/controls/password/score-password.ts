import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { StrengthScore } from '#domain/accounts/password-strength.ts';

let loading: Promise<ZxcvbnFactory> | undefined;

/** How hard a password is to guess, from 0 to 4; null when the lists it is judged by cannot be had. */
export async function scorePassword(password: string): Promise<StrengthScore | null> {
  loading ??= load();
  try {
    return (await loading).check(password.slice(0, longest)).score;
  } catch {
    loading = undefined; // the next letter asks again
    return null;
  }
}

// A longer one takes longer to judge than somebody types.
const longest = 24;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
