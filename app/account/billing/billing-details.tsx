import { changeBilling } from '#domain/contract/payment-routes.ts';
import type { BillingDetails as Details } from '#domain/payments/billing.ts';
import { call } from '../../calls/call.ts';
import { Field } from '../../ui/controls/field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { AccountFormBox } from '../account-form-box.tsx';
import { useAccountForm } from '../use-account-form.ts';

/** Whom receipts name: an accountant wants the company, its address and its tax id on them. */
export function BillingDetails({
  billing,
  owner,
}: {
  billing: Details;
  owner: string | undefined;
}) {
  const toast = useToast();
  const form = useAccountForm(billing, owner);
  const save = () =>
    form.send({
      call: (typed) => call(changeBilling, { body: typed }),
      done: (saved) => {
        form.setValues(saved);
        toast.show({ title: 'Billing details saved', text: 'They stand on every receipt now.' });
      },
    });
  const { onChange: _, ...address } = form.field('address');
  return (
    <AccountFormBox
      form={form}
      label="Billing details"
      onSubmit={save}
      submit={{ idle: 'Save billing details', busy: 'Saving...', compact: true }}
    >
      <Field {...form.field('name')} label="Name or company" optional autoComplete="organization" />
      <Field
        {...address}
        multiline
        rows={3}
        label="Address"
        optional
        autoComplete="street-address"
        onChange={({ target }) => form.setValues({ ...form.values, address: target.value })}
      />
      <Field {...form.field('tax_id')} label="Tax id" optional autoComplete="off" />
    </AccountFormBox>
  );
}
