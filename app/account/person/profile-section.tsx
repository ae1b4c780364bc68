import type { Profile } from '#domain/accounts/profile.ts';
import { changeProfile } from '#domain/contract/session-routes.ts';
import { call } from '../../calls/call.ts';
import { Field } from '../../ui/controls/field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountFormBox } from '../account-form-box.tsx';
import { AccountSection } from '../account-section.tsx';
import { useAccountForm } from '../use-account-form.ts';

type ProfileSectionProps = { profile: Profile; onChanged: () => void };

export function ProfileSection({ profile, onChanged }: ProfileSectionProps) {
  const toast = useToast();
  const { full_name, company_name, phone } = profile;
  const form = useAccountForm({ full_name, company_name, phone }, profile.id);
  const save = () =>
    form.send({
      check: (typed) => (typed.full_name.trim() ? {} : { full_name: 'Please fill this in.' }),
      call: (typed) => call(changeProfile, { body: typed }),
      done: ({ full_name, company_name, phone }) => {
        form.setValues({ full_name, company_name, phone });
        toast.show({ title: 'Profile saved' });
        onChanged();
      },
    });
  return (
    <AccountSection id="profile" title="Profile" text="How we address you, and how to reach you.">
      <AccountFormBox
        form={form}
        label="Profile"
        onSubmit={save}
        submit={{ idle: 'Save profile', busy: 'Saving...', variant: 'primary' }}
      >
        <Field {...form.field('full_name')} label="Full name" autoComplete="name" required />
        <Field
          {...form.field('company_name')}
          label="Company"
          optional
          autoComplete="organization"
        />
        <Field {...form.field('phone')} label="Phone" optional type="tel" autoComplete="tel" />
      </AccountFormBox>
    </AccountSection>
  );
}
