import { type ReactNode, useRef } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

type CardListProps<Item> = {
  heading: string;
  /** What is said where there is none. */
  nothing: string;
  items: readonly Item[];
  most: number;
  nameOf: (item: Item) => string;
  fields: (item: Item, change: (next: Item) => void) => ReactNode;
  /** How another one is added. */
  adding: ReactNode;
  onItems: (items: Item[]) => void;
};

/** What is in the frame of one kind, each on a card of its own. */
export function CardList<Item>(props: CardListProps<Item>) {
  const { heading, nothing, items, most, nameOf, fields, adding, onItems } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const takeOut = (at: number) => {
    // The button goes with its card.
    title.current?.focus();
    onItems(items.toSpliced(at, 1));
  };
  return (
    <section className="desk-part">
      <h3 ref={title} tabIndex={-1}>
        {heading}
      </h3>
      {items.length === 0 ? <p className="muted">{nothing}</p> : null}
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same in all, and they keep their order
        <fieldset key={at} className="desk-card">
          <legend className="desk-card-name">{nameOf(item)}</legend>
          {fields(item, (next) => onItems(items.with(at, next)))}
          <Button compact onClick={() => takeOut(at)}>
            Take {nameOf(item)} out<span className="sr-only"> of the frame</span>
          </Button>
        </fieldset>
      ))}
      {items.length < most ? adding : null}
    </section>
  );
}
