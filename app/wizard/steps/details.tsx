import { Fragment } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { isStepValid } from '#domain/wizard/draft/validity.ts';
import { type Detail, examples } from '#domain/wizard/hints.ts';
import { askedOf } from '#domain/wizard/questions.ts';
import { AskedField } from '../overlay/asked-field.tsx';
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
  return (
    <StepLayout draft={draft}>
      <div className="wizard-fields">
        {askedOf('details').map((asked) => {
          const { name } = asked;
          const field = (
            <AskedField
              key={name}
              {...{ wizard, asked }}
              error={errors[name]}
              example={example[name as Detail]}
            />
          );
          return name === 'description' ? (
            <Fragment key={name}>
              <div className="described">
                {field}
                <ProductFormLine wizard={wizard} />
              </div>
              <ProductPictures wizard={wizard} />
            </Fragment>
          ) : (
            field
          );
        })}
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
