import { z } from 'zod';
import { text } from '../text.ts';
import { longestPassword, passwordTooShort, shortestPassword } from './password-rules.ts';

export const signInMissing = 'Please fill in all fields';
export const signUpMissing = 'Please fill in all required fields';

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
