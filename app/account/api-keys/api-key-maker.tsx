import { useState } from 'react';
import { keyLifetimes, type NewApiKey } from '#domain/api-keys/api-key.ts';
import { type ApiScope, apiScopes, isAdminScope, scopeWords } from '#domain/api-keys/scopes.ts';
import { makeApiKey } from '#domain/contract/api-key-routes.ts';
import { call } from '../../calls/call.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { AccountFormBox } from '../account-form-box.tsx';
import { useAccountForm } from '../use-account-form.ts';

type ApiKeyMakerProps = { isAdmin: boolean; onMade: (made: { secret: string }) => void };

const start = { name: '', scopes: '', days: '' };

/** Name, what it may do, how long: then the key, once. */
export function ApiKeyMaker({ isAdmin, onMade }: ApiKeyMakerProps) {
  const form = useAccountForm(start);
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const offered = apiScopes.filter((scope) => isAdmin || !isAdminScope(scope));
  const submit = () =>
    form.send({
      check: ({ name }) => ({
        ...(name.trim() === '' ? { name: 'Please fill this in.' } : {}),
        ...(scopes.length === 0 ? { scopes: 'Choose what the key may do.' } : {}),
      }),
      call: ({ name, days }) => call(makeApiKey, { body: { name, scopes, ...lifetime(days) } }),
      done: (made) => {
        form.setValues(start);
        setScopes([]);
        onMade(made);
      },
    });
  const problem = form.field('scopes').error;
  return (
    <AccountFormBox
      form={form}
      label="New API key"
      onSubmit={submit}
      submit={{ idle: 'Make a key', busy: 'Making a key...', compact: true }}
    >
      <Field
        {...form.field('name')}
        autoFocus
        label="Name"
        hint="What uses it."
        autoComplete="off"
      />
      <Scopes offered={offered} chosen={scopes} problem={problem} onChoose={setScopes} />
      <SelectField
        label="How long"
        name="days"
        value={form.values.days}
        optional={false}
        openText="Until I revoke it"
        options={keyLifetimes.map((days) => [String(days), `${days} days`] as const)}
        onChoose={(days) => form.setValues({ ...form.values, days })}
      />
    </AccountFormBox>
  );
}

type ScopesProps = {
  offered: readonly ApiScope[];
  chosen: readonly ApiScope[];
  problem: string | undefined;
  onChoose: (scopes: ApiScope[]) => void;
};

const Scopes = ({ offered, chosen, problem, onChoose }: ScopesProps) => (
  <fieldset className="api-key-choices" aria-describedby={problem && 'api-key-scopes-error'}>
    <legend className="field-label">What it may do</legend>
    {offered.map((scope) => (
      <Checkbox
        key={scope}
        name={scope}
        aria-invalid={problem ? true : undefined}
        checked={chosen.includes(scope)}
        label={scope}
        hint={scopeWords[scope]}
        onChange={({ target }) =>
          onChoose(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
        }
      />
    ))}
    <FieldError id={problem && 'api-key-scopes-error'}>{problem}</FieldError>
  </fieldset>
);

const lifetime = (days: string): Pick<NewApiKey, 'expires_in_days'> => {
  const known = keyLifetimes.find((one) => String(one) === days);
  return known ? { expires_in_days: known } : {};
};
