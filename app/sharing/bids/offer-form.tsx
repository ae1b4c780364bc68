import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Bid } from '#domain/bidding/bid.ts';
import { type BidPage, type BidRefusal, bidPath } from '#domain/bidding/bid-page.ts';
import { formatDollars } from '#domain/money.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { useKeptForm } from '../use-kept-form.ts';

type OfferFormProps = { page: BidPage; refused: BidRefusal | undefined };

/** Price, days, what is included, availability and two references; works without our code. */
export function OfferForm({ page, refused }: OfferFormProps) {
  const { state } = useNavigation();
  const values = refused?.values ?? valuesOf(page.bid);
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: refused?.fields[name],
  });
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(form, {
    key: `bid:${page.token}`,
    sent: JSON.stringify(page.bid),
    isUnsent: refused?.unsent === true,
  });
  const isSending = state === 'submitting';
  return (
    <Form ref={form} method="post" action={bidPath(page.token)} className="shared-form" noValidate>
      <Field
        label="Price"
        hint="For everything, in whole US dollars."
        inputMode="numeric"
        required
        {...field('price')}
      />
      <Field
        label="Days"
        hint="From the go-ahead to the finished film."
        inputMode="numeric"
        required
        {...field('days')}
      />
      <Field label="What is included" multiline maxLength={2_000} required {...field('included')} />
      <Field label="When you are free" maxLength={200} required {...field('availability')} />
      <Field label="A reference" optional maxLength={300} {...field('reference1')} />
      <Field label="Another reference" optional maxLength={300} {...field('reference2')} />
      {refused && Object.keys(refused.fields).length === 0 ? (
        <FieldError>{refused.message}</FieldError>
      ) : null}
      <Button type="submit" variant="primary" loading={isSending}>
        {isSending ? 'Sending…' : 'Send bid'}
      </Button>
    </Form>
  );
}

const valuesOf = (bid: Bid): Record<string, string> => ({
  price: bid.price_dollars === null ? '' : formatDollars(bid.price_dollars),
  days: bid.days === null ? '' : String(bid.days),
  included: bid.included,
  availability: bid.availability,
  reference1: bid.references[0] ?? '',
  reference2: bid.references[1] ?? '',
});
