import { useEffect, useId, useRef, useState } from 'react';
import { EntryPicture } from './entry-picture.tsx';
import type { Entry } from './search-entries.ts';
import { useActiveOption } from './use-active-option.ts';
import './picking.css';

type PickListProps = {
  /** What the search field is called, and what the list. */
  searchLabel: string;
  listLabel: string;
  /** What stands under it for what is asked; the usual choices of its own belong to it. */
  find: (asked: string) => readonly Entry[];
  /** Where its picture is, if it has one. */
  pictureOf: (id: string) => string | null;
  isChosen: (id: string) => boolean;
  onChoose: (id: string) => void;
  /** Said of what was found. */
  countWords: (asked: string) => string;
};

/** A field that searches and the list of what it finds: the focus stays in the field, whose keys move through the list. */
export function PickList(props: PickListProps) {
  const { searchLabel, listLabel, find, pictureOf, isChosen, onChoose, countWords } = props;
  const [asked, setAsked] = useState('');
  const [id, hintId, listId] = [useId(), useId(), useId()];
  const options = find(asked);
  const { active, optionId, onKeyDown } = useActiveOption(options, {
    start: Math.max(
      0,
      options.findIndex((option) => isChosen(option.id)),
    ),
    listId,
    asked,
    onChoose,
  });
  return (
    <>
      <div className="pick-search">
        <label className="field-label" htmlFor={id}>
          {searchLabel}
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
          {countWords(asked)}
        </p>
      </div>
      <div id={listId} role="listbox" aria-label={listLabel}>
        {options.map((option, at) => (
          <Option
            key={option.id}
            id={optionId(at)}
            entry={option}
            picture={pictureOf(option.id)}
            isActive={at === active}
            isChosen={isChosen(option.id)}
            onChoose={() => onChoose(option.id)}
          />
        ))}
      </div>
    </>
  );
}

type OptionProps = {
  id: string;
  entry: Entry;
  picture: string | null;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Option({ id, entry, picture, isActive, isChosen, onChoose }: OptionProps) {
  const { name, word } = entry;
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
      className={isActive ? 'pick-option is-active' : 'pick-option'}
      aria-selected={isChosen}
      aria-description={word}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <EntryPicture src={picture} />
      <span>{name.charAt(0).toUpperCase() + name.slice(1)}</span>
      {word ? (
        <small className="muted" aria-hidden="true">
          {word}
        </small>
      ) : null}
    </div>
  );
}

// A dialog gives its first focus to what says so when it opens; React says so to nobody.
const focusFirst = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');
