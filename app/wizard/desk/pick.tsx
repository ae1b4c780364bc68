import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { catalogue } from '#domain/storyboard/catalogue/entries.ts';
import type { CatalogueKind } from '#domain/storyboard/catalogue/kinds.ts';
import { type CatalogueRef, noneRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { EntryPicture, entryPicture } from '../picking/entry-picture.tsx';
import { PickList } from '../picking/pick-list.tsx';
import { type Entry, openSearch } from '../picking/search-entries.ts';
import { pageTongue } from '../product-form/use-product-reading.ts';

type PickProps = {
  kind: CatalogueKind;
  /** What is chosen, as in 'Place'. */
  label: string;
  chosen: CatalogueRef;
  /** Choices that stand before all others, as long as nothing is searched for. */
  usual?: readonly Entry[];
  onChoose: (ref: CatalogueRef) => void;
};

/** What is chosen of the catalogue, on a button that opens the whole list. */
export function Pick({ name, ...props }: PickProps & { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {props.label}
      </span>
      <button type="button" className="input select desk-pick" onClick={() => setOpen(true)}>
        <EntryPicture src={entryPicture(props.kind, props.chosen)} />
        <span>
          <span className="sr-only">{props.label}: </span>
          {name.charAt(0).toUpperCase() + name.slice(1)}
        </span>
      </button>
      <PickDialog {...props} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

/** A button that adds one from the list. */
export function AddPick({ text, ...props }: PickProps & { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button compact onClick={() => setOpen(true)}>
        {text}
      </Button>
      <PickDialog {...props} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

type PickDialogProps = PickProps & { open: boolean; onClose: () => void };

const PickDialog = ({ open, onClose, label, onChoose, ...rest }: PickDialogProps) => (
  <Dialog open={open} onClose={onClose} title={label}>
    <Choice
      {...rest}
      label={label}
      onChoose={(ref) => {
        onClose();
        onChoose(ref);
      }}
    />
  </Dialog>
);

function Choice({ kind, label, chosen, usual = [], onChoose }: PickProps) {
  const [search] = useState(() => openSearch(catalogue[kind], pageTongue()));
  const own = (asked: string): Entry => ({
    id: noneRef(asked.trim()),
    name: `None of these: “${asked.trim()}”`,
  });
  return (
    <PickList
      searchLabel={`Search: ${label.toLowerCase()}`}
      listLabel={label}
      find={(asked) =>
        asked.trim() === ''
          ? [...withOwn(usual, chosen), ...search('')]
          : [...search(asked), own(asked)]
      }
      pictureOf={(id) => entryPicture(kind, id)}
      isChosen={(id) => id === chosen}
      countWords={(asked) => countWords(asked, search(asked).length)}
      onChoose={onChoose}
    />
  );
}

// A word of one's own that is chosen stays in the list.
const withOwn = (usual: readonly Entry[], chosen: CatalogueRef): Entry[] => {
  const note = noteOf(chosen);
  return note === undefined || usual.some(({ id }) => id === chosen)
    ? [...usual]
    : [{ id: chosen, name: `“${note.replaceAll('-', ' ')}”` }, ...usual];
};

function countWords(asked: string, count: number): string {
  if (asked.trim() === '')
    return `${count} to choose from. Type to find one, in English, German, Spanish or French.`;
  if (count === 0) return 'Nothing of that name. Your own word is drawn as a plain form with it.';
  return count === 1 ? 'One found.' : `${count} found.`;
}
