import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { matchingPlaces, type Place, placesFor } from './places.ts';
import { useFoundProjects } from './use-found-projects.ts';
import './palette.css';

type PaletteProps = { open: boolean; isAdmin: boolean; onClose: () => void };

/** Type where to go, and go: a combobox over its list. Closing gives the focus back. */
export default function Palette({ open, isAdmin, onClose }: PaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Go to">
      {open ? <Commands isAdmin={isAdmin} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Commands({ isAdmin, onClose }: Omit<PaletteProps, 'open'>) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const projects = useFoundProjects(typed, isAdmin);
  const options = [...matchingPlaces(placesFor(isAdmin), typed), ...projects];
  const current = Math.min(at, options.length - 1);
  // After the dialog, which gives the focus to its first control when it opens.
  useEffect(() => queueMicrotask(() => input.current?.focus()), []);
  const go = (place: Place | undefined) => {
    if (!place) return;
    onClose();
    void navigate(place.to);
  };
  const press = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || (move === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (move === undefined) go(options[current]);
    else if (options.length > 0) setAt((current + move + options.length) % options.length);
  };
  return (
    <div className="palette">
      <input
        ref={input}
        className="input"
        role="combobox"
        aria-label="Page or project"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={isAdmin ? 'A page, a project, a client' : 'A page or a project'}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <p className="sr-only" role="status">
        {options.length === 1 ? '1 result' : `${options.length} results`}
      </p>
      <Options {...{ listId, options, current }} onAt={setAt} onGo={go} />
      {options.length === 0 ? (
        <p className="muted">
          Nothing of that name. Try the name of a page, a project or a product.
        </p>
      ) : null}
    </div>
  );
}

type OptionsProps = {
  listId: string;
  options: readonly Place[];
  current: number;
  onAt: (index: number) => void;
  onGo: (place: Place) => void;
};

function Options({ listId, options, current, onAt, onGo }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is the reason to scroll
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <div id={listId} ref={list} role="listbox" aria-label="Pages and projects">
      {options.map((place, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={`${place.group} ${place.to}`}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          onPointerMove={() => onAt(index)}
          onClick={() => onGo(place)}
        >
          <span dir="auto">{place.label}</span>
          <small>{place.group}</small>
        </div>
      ))}
    </div>
  );
}
