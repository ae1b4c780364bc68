import type { ReadProductAnswer } from '#domain/functions/read-product.ts';
import { EntryPicture, entryPicture } from '../picking/entry-picture.tsx';
import { isPlain, plainChoice } from './drawn-as.ts';

type OtherFormsProps = {
  reading: ReadProductAnswer;
  onChoose: (productForm: string) => void;
};

/** What else the product may be drawn as, pictured, one press each; gone once one of them was chosen. */
export function OtherForms({ reading, onChoose }: OtherFormsProps) {
  const { others, form, head } = reading;
  if (others.length === 0) return null;
  const plain = { form: plainChoice(head), formName: 'a plain form' };
  return (
    <fieldset className="other-forms">
      <legend className="muted">Is that it? If not, is it one of these?</legend>
      {[...others, ...(isPlain(form) ? [] : [plain])].map((other) => (
        <button
          key={other.form}
          type="button"
          className="other-form"
          onClick={() => onChoose(other.form)}
        >
          <EntryPicture src={entryPicture('thing', other.form)} />
          {other.formName}
        </button>
      ))}
    </fieldset>
  );
}
