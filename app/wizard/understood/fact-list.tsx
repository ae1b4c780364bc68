import type { MouseEvent } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import {
  asCorrection,
  asRead,
  putRight,
  type RankedFact,
  rankedFacts,
} from '#domain/wizard/understood/put-right.ts';
import { partLabels } from '#domain/wizard/understood/understood-words.ts';
import type { Wizard } from '../use-wizard.ts';
import type { Read } from './text-rows.ts';

// Unless somebody ranked them, what a film says first hangs on the concept and on what can be shown.
const unranked =
  'As we read them. Put one first, and it is the message of brief and film, and is spoken; until then concept and film decide.';
const ranked = 'The first is the message of brief and film, and is spoken.';

/** The strongest facts in order: each can be moved up, left out, and put back. */
export function FactList({ wizard, read }: { wizard: Wizard; read: Read }) {
  const { draft, dispatch, announce } = wizard;
  const { answers } = draft;
  const put = answers.understood?.facts;
  const facts = rankedFacts(read.facts, put, read.more);
  const left = read.more.filter((text) => !facts.some((fact) => fact.text === text));
  const keep = (next: readonly RankedFact[], said: string) => {
    const value = asCorrection(next);
    dispatch({ type: 'answered', answers: putRight(answers, 'facts', value, read.subject) });
    announce(said);
  };
  const raise = (at: number) => {
    const one = facts[at];
    if (!one || at === 0) return;
    const next = facts.toSpliced(at, 1).toSpliced(at - 1, 0, one);
    keep(next, `Place ${at} of ${facts.length}: ${one.text}`);
  };
  const strike = (at: number) => {
    const one = facts[at];
    if (!one) return;
    const next = facts.with(at, { ...one, keep: !one.keep });
    keep(next, `${one.keep ? 'Left out' : 'Put back'}: ${one.text}`);
  };
  const add = (text: string) => keep([{ text, keep: true }, ...facts], `Told first: ${text}`);
  const undo = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes; the list stays.
    currentTarget.closest('.understood-facts')?.querySelector<HTMLElement>('li button')?.focus();
    const understood = asRead(answers.understood, 'facts');
    dispatch({ type: 'answered', answers: { understood } });
    announce('Strongest facts: as we read them.');
  };
  return (
    <div className="understood-facts">
      <div className="understood-part">
        <h3 className="understood-label">{partLabels.facts}</h3>
        <p className="understood-value muted">
          {facts.length === 0 ? 'None were found.' : put ? ranked : unranked}
        </p>
        {put ? (
          <div className="understood-acts">
            <Button compact variant="ghost" onClick={undo}>
              Undo<span className="sr-only"> {partLabels.facts}</span>
            </Button>
          </div>
        ) : null}
      </div>
      <ol>
        {facts.map((fact, at) => (
          <Fact
            key={fact.text}
            fact={fact}
            isFirst={at === 0}
            told={toldOf(fact, read)}
            onRaise={() => raise(at)}
            onStrike={() => strike(at)}
          />
        ))}
      </ol>
      {left.length > 0 ? <MoreSaid texts={left} onAdd={add} /> : null}
    </div>
  );
}

// What a correction made of a sentence that is not struck by hand.
const toldOf = ({ text, keep }: RankedFact, { changed }: Read): string | undefined =>
  keep ? changed.find(({ fact }) => fact === text)?.told : undefined;

type FactProps = {
  fact: RankedFact;
  /** As it is told where a correction changed it; empty where it took it out. */
  told: string | undefined;
  isFirst: boolean;
  onRaise: () => void;
  onStrike: () => void;
};

const Fact = ({ fact: { text, keep }, told, isFirst, onRaise, onStrike }: FactProps) => (
  <li className={keep ? undefined : 'is-struck'}>
    <span className="understood-fact">
      {keep ? null : <small>Left out: </small>}
      <span>{text}</span>
      {told === undefined ? null : (
        <small className="understood-told">
          {told ? `Told as: ${told}` : 'Left out, with what you cleared above.'}
        </small>
      )}
    </span>
    <IconButton icon="up" label={`Move up: ${text}`} aria-disabled={isFirst} onClick={onRaise} />
    <Button compact onClick={onStrike}>
      {keep ? 'Leave out' : 'Put back'}
      <span className="sr-only"> {text}</span>
    </Button>
  </li>
);

type MoreSaidProps = { texts: readonly string[]; onAdd: (text: string) => void };

/** What else was typed: each sentence can become the strongest fact. */
function MoreSaid({ texts, onAdd }: MoreSaidProps) {
  const add = (text: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    // The sentence goes to the head of the list above; the focus stays among those left.
    const list = currentTarget.closest('.understood-facts');
    const next = texts.length > 1 ? 'summary' : 'li button';
    list?.querySelector<HTMLElement>(next)?.focus();
    onAdd(text);
  };
  return (
    <details className="understood-more">
      <summary>What else you said ({texts.length})</summary>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <span className="understood-fact">{text}</span>
            <Button compact onClick={(event) => add(text, event)}>
              Tell it first<span className="sr-only">: {text}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
