import { z } from 'zod';
import { text } from '../text.ts';

export const shortestPassword = 6;
/** Longer ones would only make hashing slow. */
export const longestPassword = 128;

export const signInMissing = 'Please fill in all fields';
export const signUpMissing = 'Please fill in all required fields';
export const passwordTooShort = 'Password must be at least 6 characters long';

const email = z.email('Please enter a valid email address.').max(254);

/** E-mail and password, both there. The server alone says whether they are right. */
export const signInForm = z.object({
  email: z.string().trim().min(1, signInMissing).pipe(email),
  password: z.string().min(1, signInMissing).max(longestPassword),
});

export const signUpForm = z.object({
  full_name: text(120).refine((name) => name.trim() !== '', signUpMissing),
  email: z.string().trim().min(1, signUpMissing).pipe(email),
  password: z
    .string()
    .min(1, signUpMissing)
    .min(shortestPassword, passwordTooShort)
    .max(longestPassword, 'Please keep this to 128 characters.'),
  company_name: text(160).default(''),
  phone: text(40).default(''),
});

/** Why a password was refused, with code `weak_password`. */
export const weakReasons = ['length', 'common', 'breached', 'personal'] as const;
export type WeakReason = (typeof weakReasons)[number];
