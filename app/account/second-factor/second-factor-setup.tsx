import { useEffect, useRef } from 'react';
import { type Enrolment, verifyCode } from '#domain/contract/auth-routes.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { CopyButton } from '../account-copy-button.tsx';
import { AccountFormBox } from '../account-form-box.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { SecondFactorQr } from './second-factor-qr.tsx';

type SecondFactorSetupProps = {
  enrolment: Enrolment;
  onConfirmed: () => void;
  onCancel: () => void;
};

/** The app learns the secret by picture or by text, and proves it with a code. */
export function SecondFactorSetup({ enrolment, onConfirmed, onCancel }: SecondFactorSetupProps) {
  const secret = new URL(enrolment.totpURI).searchParams.get('secret') ?? '';
  const form = useAccountForm({ code: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const confirm = () =>
    form.send({
      check: ({ code }) => (/^\d{6}$/.test(digits(code)) ? {} : { code: 'Enter the six digits.' }),
      call: ({ code }) => call(verifyCode, { body: { code: digits(code) } }),
      done: onConfirmed,
    });
  return (
    <AccountFormBox
      form={form}
      label="Set up the second factor"
      onSubmit={confirm}
      submit={{ idle: 'Turn on second factor', busy: 'Checking the code...' }}
      actions={
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <h3 className="account-step-title" ref={heading} tabIndex={-1}>
        Set up your authenticator app
      </h3>
      <ol className="account-steps">
        <li>
          <p>Scan this picture with an authenticator app, or give the app the key below.</p>
          <SecondFactorQr uri={enrolment.totpURI} />
          <div className="account-secret">
            <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label="Copy key" copied="Key copied" />
          </div>
        </li>
        <li>
          <Field
            {...form.field('code')}
            label="Six-digit code the app shows"
            className="account-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
          />
        </li>
      </ol>
    </AccountFormBox>
  );
}

// Apps show '123 456', and that is what gets pasted.
const digits = (typed: string) => typed.replace(/[\s-]/g, '');
