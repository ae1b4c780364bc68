import { useEffect, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { mostComment, mostName } from '#domain/sharing/comment.ts';
import { type NamedPlace, placeId, placesOf, placeWords } from '#domain/sharing/place.ts';
import { type GuestRefusal, type SharedPage, sharedPath } from '#domain/sharing/shared-page.ts';
import { labels } from '#domain/wizard/options.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { useKeptForm } from '../use-kept-form.ts';
import { FormProblem } from './form-problem.tsx';
import { useSending } from './use-sending.ts';

type WriteFormProps = { page: SharedPage; refused: GuestRefusal | undefined };

/** A comment on the whole, a frame, a row or a second of the film. */
export function WriteForm({ page, refused }: WriteFormProps) {
  const own = useSending('comment', refused);
  const { fields = {}, values = {} } = own.refused ?? {};
  const [search] = useSearchParams();
  const asked = search.get('about') ?? '';
  const text = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isSent = search.get('said') === 'comment';
  useKeptForm(form, {
    key: `comment:${page.token}`,
    sent: isSent ? page.formId : '',
    isUnsent: own.refused?.unsent === true,
  });
  useEffect(() => {
    // What was half written stays when something else was sent.
    if (page.formId && isSent) form.current?.reset();
  }, [page.formId, isSent]);
  useEffect(() => {
    if (asked) text.current?.focus();
  }, [asked]);
  return (
    <Form
      method="post"
      action={sharedPath(page.token)}
      id="write"
      ref={form}
      className="shared-form"
      noValidate
    >
      <h3 className="heading-3">Write a comment</h3>
      <input type="hidden" name="act" value="comment" />
      <input type="hidden" name="id" value={page.formId} />
      <AboutField
        key={asked}
        places={placesOf(page)}
        value={values.about || asked || 'whole'}
        error={fields.about}
      />
      <Field
        label="Comment"
        name="text"
        multiline
        maxLength={mostComment}
        required
        defaultValue={values.text ?? ''}
        error={fields.text}
        ref={text}
      />
      <NameField value={values.name ?? page.guestName} error={fields.name} />
      <FormProblem refused={own.refused} />
      <Button type="submit" loading={own.isSending}>
        {own.isSending ? 'Sending…' : 'Send comment'}
      </Button>
    </Form>
  );
}

type AboutFieldProps = {
  places: readonly NamedPlace[];
  value: string;
  error: string | undefined;
};

const AboutField = ({ places, value, error }: AboutFieldProps) => (
  <div className="field">
    <label className="field-label" htmlFor="write-about">
      About
    </label>
    <select id="write-about" name="about" className="input select" defaultValue={value}>
      {places.filter(({ part }) => part === 'whole').map(optionOf)}
      {[
        ...Map.groupBy(
          places.filter(({ part }) => part !== 'whole'),
          groupWords,
        ),
      ].map(([words, group]) => (
        <optgroup key={words} label={words}>
          {group.map(optionOf)}
        </optgroup>
      ))}
    </select>
    <FieldError>{error}</FieldError>
  </div>
);

/** Under which name a guest writes; no account is needed. */
export function NameField({ value, error }: { value: string; error: string | undefined }) {
  return (
    <Field
      label="Your name"
      name="name"
      autoComplete="name"
      maxLength={mostName}
      required
      defaultValue={value}
      error={error}
    />
  );
}

const partWords = { whole: '', frame: 'Storyboard', row: 'Script', second: 'Film' };

/** `Script of YouTube` */
const groupWords = ({ part, cut }: NamedPlace): string =>
  cut ? `${partWords[part]} of ${labels.platform[cut]}` : partWords[part];

const optionOf = (place: NamedPlace) => (
  <option key={placeId(place)} value={placeId(place)}>
    {optionText(place)}
  </option>
);

const mostWords = 60;

function optionText({ about, ...place }: NamedPlace): string {
  const words = about.length > mostWords ? `${about.slice(0, mostWords).trimEnd()}…` : about;
  return words ? `${placeWords(place)}: ${words}` : placeWords(place);
}
