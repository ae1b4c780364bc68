import type { ReadProductAnswer } from '#domain/functions/read-product.ts';
import { partLabels } from '#domain/wizard/understood/understood-words.ts';
import { DrawnAs } from '../product-form/product-form-line.tsx';
import { useProductReading } from '../product-form/use-product-reading.ts';
import type { Wizard } from '../use-wizard.ts';
import { FactList } from './fact-list.tsx';
import { KindChoice } from './kind-choice.tsx';
import { PartRow } from './part-row.tsx';
import { type Read, textRows } from './text-rows.ts';
import { ToneChoice } from './tone-choice.tsx';
import './understood.css';

/** On step 3.5: what was understood of the details, each part of it to be put right. */
export function UnderstoodPanel({ wizard }: { wizard: Wizard }) {
  const { answer, isAwaited } = useProductReading(wizard.draft, true);
  return (
    <section className="panel understood" aria-label="What we understood" aria-busy={isAwaited}>
      <h2 className="heading-3">What we understood</h2>
      <Unfit wizard={wizard} />
      {answer?.read ? (
        <Parts wizard={wizard} reading={answer} read={answer.read} />
      ) : isAwaited ? (
        <Skeleton />
      ) : (
        <p className="muted">
          It cannot be shown just now. Go on: your details are read again for all that is written.
        </p>
      )}
    </section>
  );
}

type PartsProps = { wizard: Wizard; reading: ReadProductAnswer; read: Read };

function Parts({ wizard, reading, read }: PartsProps) {
  const [subject, ...others] = textRows(wizard, read);
  return (
    <>
      <p className="muted">
        Put right what is wrong. Concepts, brief, script and frames are made from it.
      </p>
      <div className="understood-parts">
        {subject ? <PartRow {...subject} /> : null}
        <KindChoice wizard={wizard} read={read} />
        <DrawnAs wizard={wizard} reading={reading} />
        <FactList wizard={wizard} read={read} />
        {others.map((row) => (
          <PartRow key={row.label} {...row} />
        ))}
        <ToneChoice wizard={wizard} read={read} />
      </div>
    </>
  );
}

// What fell with the details it was said of.
function Unfit({ wizard: { draft } }: { wizard: Wizard }) {
  if (draft.unfit.length === 0) return null;
  return (
    <p className="wizard-remark">
      Your details have changed, and this is read anew:{' '}
      {draft.unfit.map((part) => partLabels[part]).join(', ')}.
    </p>
  );
}

const bones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const Skeleton = () => (
  <div className="understood-bones">
    <p className="sr-only" role="status">
      Reading your details
    </p>
    {bones.map((bone) => (
      <span key={bone} className="understood-bone" aria-hidden="true" />
    ))}
  </div>
);
