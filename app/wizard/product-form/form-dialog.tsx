import { useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { isPlain, plainChoice } from './drawn-as.ts';
import { type Form, openSearch } from './search-forms.ts';
import { useActiveOption } from './use-active-option.ts';
import { pageTongue } from './use-product-reading.ts';

type FormChoiceProps = {
  /** The choice as it stands; empty where it is left to us. */
  chosen: string;
  /** What stands on a plain form. */
  word: string;
  onChoose: (productForm: string) => void;
};
type FormDialogProps = FormChoiceProps & { open: boolean; onClose: () => void };

/** A searchable list of everything a product can be drawn as. */
export const FormDialog = ({ open, onClose, ...choice }: FormDialogProps) => (
  <Dialog open={open} onClose={onClose} title="What shall we draw?">
    <FormChoice {...choice} />
  </Dialog>
);

function FormChoice({ chosen, word, onChoose }: FormChoiceProps) {
  const [search] = useState(() => openSearch(things, pageTongue()));
  const [asked, setAsked] = useState('');
  const [id, hintId, listId] = [useId(), useId(), useId()];
  const found = search(asked);
  const options = withUsual(found, { asked, chosen, word });
  const isChosen = (option: Form) =>
    option.id === chosen || (isPlain(chosen) && isPlain(option.id));
  const { active, optionId, onKeyDown } = useActiveOption(options, {
    start: Math.max(0, options.findIndex(isChosen)),
    listId,
    asked,
    onChoose,
  });
  return (
    <>
      <div className="form-search">
        <label className="field-label" htmlFor={id}>
          Search what we can draw
        </label>
        <input
          ref={focusFirst}
          id={id}
          className="input"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={optionId(active)}
          aria-describedby={hintId}
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <p id={hintId} className="field-hint" role="status">
          {countWords(asked, found.length)}
        </p>
      </div>
      <div id={listId} role="listbox" aria-label="What we can draw">
        {options.map((option, at) => (
          <Option
            key={option.id}
            id={optionId(at)}
            name={option.name}
            isActive={at === active}
            isChosen={isChosen(option)}
            onChoose={() => onChoose(option.id)}
          />
        ))}
      </div>
    </>
  );
}

type OptionProps = {
  id: string;
  name: string;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Option({ id, name, isActive, isChosen, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the search, whose keys move through the list
    // biome-ignore lint/a11y/useFocusableInteractive: likewise
    <div
      ref={row}
      id={id}
      role="option"
      className={isActive ? 'form-option is-active' : 'form-option'}
      aria-selected={isChosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {name.charAt(0).toUpperCase() + name.slice(1)}
    </div>
  );
}

// A dialog gives its first focus to what says so when it opens; React says so to nobody.
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

// A plain form can always be had; leaving it to us is no answer to a search.
function withUsual(
  found: readonly Form[],
  { asked, chosen, word }: { asked: string; chosen: string; word: string },
): Form[] {
  const id = isPlain(chosen) ? chosen : plainChoice(word);
  const plain = { id, name: 'A plain form with its name' };
  if (asked.trim() !== '') return [...found, plain];
  return [{ id: '', name: 'Let us decide' }, plain, ...found];
}

function countWords(asked: string, count: number): string {
  if (asked.trim() === '') return `${count} things and forms. Type to find one.`;
  if (count === 0) return 'Nothing of that name yet. A plain form with its name is honest.';
  return count === 1 ? 'One found.' : `${count} found.`;
}
