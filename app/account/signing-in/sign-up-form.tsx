import { Field } from '../../ui/controls/field.tsx';
import { PasswordMeter } from '../../ui/controls/password/password-meter.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { readReturn } from './auth-return.ts';
import { enter } from './sign-enter.ts';
import { useSignForm } from './sign-form.ts';
import { SignSubmit } from './sign-submit.tsx';
import { SignTerms } from './sign-terms.tsx';

type SignUpFormProps = {
  /** What is in the fields at first, by name. */
  typed: Record<string, string>;
  /** Where the mail that verifies the address leads on to. */
  next: string | null;
  /** The address has an account already. */
  onExists: (email: string) => void;
};

export function SignUpForm({ typed, next, onExists }: SignUpFormProps) {
  const { show } = useToast();
  const { form, errors, problem, busy } = useSignForm({
    request: ({ signUp }) => signUp(readReturn(next)),
    async done() {
      await enter();
      show({ title: 'Account Created!', text: 'Please check your email to verify your account.' });
    },
    refused(failure, text, { email }) {
      const exists = failure.reason === 'refused' && failure.code.startsWith('USER_ALREADY_EXISTS');
      show({
        ...(exists ? accountExists : { title: 'Sign Up Failed', text }),
        tone: 'destructive',
        about: 'sign-in',
      });
      if (exists) onExists(email);
    },
  });
  const field = (name: keyof typeof fields) => ({
    ...fields[name],
    name,
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <form {...form} className="auth-form" aria-label="Sign up">
      <Field {...field('full_name')} />
      <Field {...field('email')} />
      <PasswordMeter
        label="Password"
        name="password"
        hint="6 characters or more. A few unrelated words are easy to keep in mind and hard to guess."
        error={errors.password}
      />
      <div className="auth-pair">
        <Field {...field('company_name')} />
        <Field {...field('phone')} />
      </div>
      <SignSubmit
        label="Create Account"
        busyLabel="Creating your account..."
        busy={busy}
        problem={problem}
      />
      <SignTerms />
    </form>
  );
}

const accountExists = {
  title: 'Account Exists',
  text: 'An account with this email already exists. Please sign in instead.',
};

const fields = {
  full_name: { label: 'Full name', autoComplete: 'name', maxLength: 120 },
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  company_name: {
    label: 'Company name',
    autoComplete: 'organization',
    maxLength: 160,
    optional: true,
  },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 40, optional: true },
} as const;
