import { useState } from 'react';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { things } from '#domain/storyboard/catalogue/things.ts';
import { entryPicture } from '../picking/entry-picture.tsx';
import { PickList } from '../picking/pick-list.tsx';
import { type Entry, openSearch } from '../picking/search-entries.ts';
import { isPlain, plainChoice } from './drawn-as.ts';
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
  return (
    <PickList
      searchLabel="Search what we can draw"
      listLabel="What we can draw"
      find={(asked) => withUsual(search(asked), { asked, chosen, word })}
      pictureOf={(id) => entryPicture('thing', id)}
      isChosen={(id) => id === chosen || (isPlain(chosen) && isPlain(id))}
      countWords={(asked) => countWords(asked, search(asked).length)}
      onChoose={onChoose}
    />
  );
}

// A plain form can always be had; leaving it to us is no answer to a search.
function withUsual(
  found: readonly Entry[],
  { asked, chosen, word }: { asked: string; chosen: string; word: string },
): Entry[] {
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
