import { useRef, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import type { ReadProductAnswer } from '#domain/functions/read-product.ts';
import { EntryPicture, entryPicture } from '../picking/entry-picture.tsx';
import type { Wizard } from '../use-wizard.ts';
import { drawnAs } from './drawn-as.ts';
import type { FormDialog } from './form-dialog.tsx';
import { OtherForms } from './other-forms.tsx';
import { useProductReading } from './use-product-reading.ts';
import './product-form.css';

/** Under the description: what the product will be drawn as, and the way to choose something else. */
export function ProductFormLine({ wizard }: { wizard: Wizard }) {
  const { answer } = useProductReading(wizard.draft);
  return <DrawnAs wizard={wizard} reading={answer} />;
}

/** The same for what was read already. */
export function DrawnAs({
  wizard,
  reading,
}: {
  wizard: Wizard;
  reading: ReadProductAnswer | null;
}) {
  const { draft, dispatch, show } = wizard;
  const change = useRef<HTMLButtonElement>(null);
  const choose = (productForm: string) => dispatch({ type: 'answered', answers: { productForm } });
  const hasPicture = Boolean(draft.answers.pictures?.product.length);
  const { Dialog, isOpen, isLoading, open, close } = useLateDialog(() =>
    show({
      title: 'List not loaded',
      text: 'The list of what we can draw did not come. Check your connection, then press Change again.',
      tone: 'destructive',
    }),
  );
  return (
    <>
      <div className={reading ? 'product-form' : 'contents'}>
        {reading && !hasPicture ? <EntryPicture src={entryPicture('thing', reading.form)} /> : null}
        <p role="status">
          {reading ? (
            <>
              <span className="muted">We will draw it as:</span>{' '}
              {hasPicture ? (
                <>
                  <b>your picture shows it</b>
                  {reading.exact ? `, as large as ${drawnAs(reading)}` : null}
                </>
              ) : (
                <b>{drawnAs(reading)}</b>
              )}
            </>
          ) : null}
        </p>
        {reading ? (
          <Button ref={change} compact loading={isLoading} onClick={() => void open()}>
            Change<span className="sr-only"> what it is drawn as</span>
          </Button>
        ) : null}
        {reading && !hasPicture ? (
          <OtherForms
            reading={reading}
            onChoose={(productForm) => {
              // What was pressed goes with the question.
              change.current?.focus();
              choose(productForm);
            }}
          />
        ) : null}
      </div>
      {Dialog && reading ? (
        <Dialog
          open={isOpen}
          chosen={draft.answers.productForm}
          word={reading.head || draft.answers.productName}
          onChoose={(productForm) => {
            close();
            choose(productForm);
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}

// The catalogue with its names comes when somebody asks for it.
function useLateDialog(onFailure: () => void) {
  const [Dialog, setDialog] = useState<typeof FormDialog | null>(null);
  const [state, setState] = useState<'shut' | 'loading' | 'open'>('shut');
  return {
    Dialog,
    isLoading: state === 'loading',
    isOpen: state === 'open',
    // It stays where it is, so that it gives the focus back.
    close: () => setState('shut'),
    async open() {
      setState('loading');
      try {
        const loaded = await import('./form-dialog.tsx');
        setDialog(() => loaded.FormDialog);
        setState('open');
      } catch {
        setState('shut');
        onFailure();
      }
    },
  };
}
