import { useEffect, useRef } from 'react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { mostClothes } from '#domain/cast/cast-sheet.ts';
import { takenOff, takenOffRef, wornAgain } from '#domain/cast/taken-off.ts';
import { refName } from '#domain/storyboard/ref-names.ts';
import { AddPick } from '../desk/pick.tsx';
import { EntryPicture, entryPicture } from '../picking/entry-picture.tsx';

type ClothesProps = {
  wears: readonly string[];
  /** Those of them that the words have somebody in. */
  said: readonly string[];
  /** Those of them that nobody is dressed without: something may be put in their place. */
  stays?: readonly string[] | undefined;
  onWears: (wears: string[]) => void;
};

/** Clothes in layers, the one on the skin first; without any they are as the words have them. */
export function ClothesFields({ wears, said, stays = [], onWears }: ClothesProps) {
  // What only leaves the list is worn again, since the words still say it; what is put back on lies
  // where it lay.
  const turned = (ref: string) => {
    if (isOff(ref)) return [wornAgain(ref)];
    return said.includes(ref) ? [takenOffRef(ref)] : [];
  };
  const section = useRef<HTMLElement>(null);
  // A layer more moves what has the focus, which is to be seen whole.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number of layers
  useEffect(() => {
    const focused = document.activeElement;
    if (section.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
  }, [wears.length]);
  const swap = (at: number) => {
    const [inner, outer] = [wears[at], wears[at + 1]];
    if (inner && outer) onWears(wears.toSpliced(at, 2, outer, inner));
  };
  return (
    <section ref={section} className="desk-part">
      <h3>Clothes, in layers</h3>
      {wears.length === 0 ? (
        <p className="muted">
          As the wardrobe and the script have them. What you add here is worn in every frame.
        </p>
      ) : (
        <p className="muted">Drawn in their colours; stripes and other patterns are not drawn.</p>
      )}
      {wears.length === 0 ? null : (
        <ol className="cast-layers">
          {wears.map((ref, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be worn twice
            <li key={at}>
              <EntryPicture src={entryPicture('clothes', ref)} />
              <span>
                {nameOf(ref)}
                {wears.length > 1 ? <small>{layerName(at, wears.length)}</small> : null}
              </span>
              <IconButton
                icon="up"
                label={`${nameOf(ref)}: further in`}
                aria-disabled={at === 0}
                onClick={() => swap(at - 1)}
              />
              {stays.includes(ref) ? null : (
                <IconButton
                  icon="close"
                  label={isOff(ref) ? `Put ${garmentOf(ref)} back on` : `Take off ${nameOf(ref)}`}
                  onClick={() => onWears(wears.toSpliced(at, 1, ...turned(ref)))}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {wears.length < mostClothes ? (
        <AddPick
          kind="clothes"
          label="Clothes"
          text={wears.length === 0 ? 'Dress them' : 'Put something over it'}
          chosen=""
          onChoose={(ref) => onWears([...wears, ref])}
        />
      ) : null}
    </section>
  );
}

const isOff = (ref: string): boolean => takenOff(ref) !== undefined;
const garmentOf = (ref: string): string => takenOff(ref) ?? refName('clothes', ref);
const nameOf = (ref: string): string =>
  isOff(ref) ? `${garmentOf(ref)}, taken off` : garmentOf(ref);

const layerName = (at: number, of: number): string =>
  at === 0 ? 'innermost' : at === of - 1 ? 'outermost' : `layer ${at + 1}`;
