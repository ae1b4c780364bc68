import { Button } from '#app/ui/controls/button.tsx';
import { isStepValid } from '#domain/wizard/draft/validity.ts';
import { examples } from '#domain/wizard/hints.ts';
import { questions } from '#domain/wizard/questions.ts';
import { CountedField } from '../overlay/counted-field.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import { useFieldErrors } from '../overlay/use-field-errors.ts';
import { ProductFormLine } from '../product-form/product-form-line.tsx';
import { ProductPictures } from '../product-pictures/product-pictures.tsx';
import type { Wizard } from '../use-wizard.ts';

/** Step 3. Two fields are needed; the others make the script better. */
export function Details({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch } = wizard;
  const errors = useFieldErrors(wizard);
  const example = examples[draft.answers.userType || 'business'];
  const field = (name: keyof typeof example) => ({
    name,
    max: questions[name].max,
    value: draft.answers[name],
    error: errors[name],
    onText: (text: string) => dispatch({ type: 'answered', answers: { [name]: text } }),
  });
  return (
    <StepLayout draft={draft}>
      <div className="wizard-fields">
        <CountedField
          {...field('productName')}
          label="Product name"
          hint={`As it should be said. For example: ${example.productName}`}
          required
        />
        <div className="described">
          <CountedField
            {...field('description')}
            multiline
            label="Description"
            hint={`What it is and what is true about it. For example: ${example.description}`}
            required
          />
          <ProductFormLine wizard={wizard} />
        </div>
        <ProductPictures wizard={wizard} />
        <CountedField
          {...field('targetAudience')}
          label="Target audience"
          hint={`For example: ${example.targetAudience}`}
          optional
        />
        <CountedField
          {...field('behavior')}
          label="What should viewers do?"
          hint={`One thing. For example: ${example.behavior}`}
          optional
        />
        <CountedField
          {...field('evaluation')}
          label="How will you judge success?"
          hint={`A figure and a day. For example: ${example.evaluation}`}
          optional
        />
        <div className="wizard-aside">
          <p className="muted">
            Not sure it is clear enough? See what we understood, and what could be tighter.
          </p>
          <Button
            unavailable={!isStepValid(draft, 3)}
            onClick={() => dispatch({ type: 'sharpening-opened' })}
          >
            Sharpen my details
          </Button>
        </div>
      </div>
    </StepLayout>
  );
}
