// The signed-in member's profile: fetched after sign-in, forgotten at sign-out.
import { useSyncExternalStore } from 'react';
import type { Profile } from '#domain/accounts/profile.ts';
import { readProfile as reading } from '#domain/contract/session-routes.ts';
import { call } from '../calls/call.ts';
import { openStore } from '../ui/store.ts';
import { onSessionEvent, readSession, type SessionEvent } from './session-store.ts';

const profile = openStore<Profile | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const readProfile = profile.read;

/** Null until it has come, and while nobody is signed in. */
export const useProfile = (): Profile | null =>
  useSyncExternalStore(profile.subscribe, readProfile, () => null);

/** Follows the session's events. Returns how to stop. */
export const followProfile = (): (() => void) => onSessionEvent(onEvent);

function onEvent(event: SessionEvent): void {
  const { user } = readSession();
  if (!user) setProfile(null);
  else if (event !== 'token-refreshed' && event !== 'password-recovery') {
    clearTimeout(timer);
    timer = setTimeout(() => void fetchProfile(user.id)); // what signing in shows comes first
  }
}

async function fetchProfile(id: string): Promise<void> {
  const result = await call(reading, {});
  if (readSession().user?.id !== id) return;
  if (result.ok) setProfile(result.answer);
  else console.warn('The profile could not be read:', result.failure.reason);
}

function setProfile(next: Profile | null): void {
  clearTimeout(timer);
  profile.write(next);
}
