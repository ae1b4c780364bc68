import { passwordTooShort, shortestPassword } from '#domain/accounts/password-rules.ts';

/** What can be said of a new password before it is sent. */
export function newPasswordProblem(typed: string): { newPassword?: string } {
  if (!typed) return { newPassword: 'Please enter a new password.' };
  return typed.length < shortestPassword ? { newPassword: passwordTooShort } : {};
}
