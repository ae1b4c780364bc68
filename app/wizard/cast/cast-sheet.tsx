import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useModal } from '#app/ui/overlays/use-modal.ts';
import {
  calledIn,
  type FurtherPerson,
  furtherIds,
  leadId,
  type PersonId,
} from '#domain/cast/cast-sheet.ts';
import { withoutPerson, withPerson } from '#domain/cast/change-cast.ts';
import { strangersIn } from '#domain/cast/strangers.ts';
import { currentBoard } from '#domain/wizard/draft/directing.ts';
import { currentShots, type Draft } from '#domain/wizard/draft/draft.ts';
import { lockedFrames } from '#domain/wizard/kept-in-step/locks.ts';
import { list } from '../kept-in-step/stale-words.ts';
import type { Wizard } from '../use-wizard.ts';
import { PersonFields } from './person-fields.tsx';
import { PersonPicture } from './person-picture.tsx';
import { useCast } from './use-cast.ts';
import '../desk/desk.css';
import './cast.css';

export type CastSheetProps = { wizard: Wizard; open: boolean; onClose: () => void };

/** Everybody of the film in three views: who they are, what they wear, and whether they stay as they are. */
export function CastSheet({ wizard, open, onClose }: CastSheetProps) {
  const leave = useRef(onClose);
  const dialog = useModal(open, () => leave.current());
  return (
    <dialog ref={dialog} className="desk cast-sheet" aria-label="The cast">
      {open ? <Cast wizard={wizard} onClose={onClose} leave={leave} /> : null}
    </dialog>
  );
}

type CastProps = Omit<CastSheetProps, 'open'> & {
  /** Set to what leaves the sheet, for Escape. */
  leave: RefObject<() => void>;
};

function Cast({ wizard, onClose, leave }: CastProps) {
  const { draft, writer } = wizard;
  const drawing = useCast(wizard);
  const [shown, show] = useState<PersonId>(leadId);
  const person = draft.answers.cast?.others.find(({ id }) => id === shown);
  const id = person?.id ?? leadId;
  const drawn = drawing.people.find((one) => one.id === id);
  const locked = lockedFrames(draft).map(({ frame }) => frame);
  // A board that is being drawn is drawn with the cast as it was: what is changed comes after it.
  const isBoard = currentBoard(draft).length > 0 || draft.drawing !== null;
  const frames = isBoard ? drawing.touched.filter((frame) => !locked.includes(frame)) : [];
  const done = () => {
    onClose();
    if (frames.length > 0) void writer.recastFrames(frames);
  };
  const [isLeaving, setLeaving] = useState(false);
  // Which frames a change is seen in is known once it is drawn here.
  const isUnknown = drawing.state === 'drawing' && (drawing.people.length > 0 || drawing.isChanged);
  leave.current = () => setLeaving(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: left once, when both are so
  useEffect(() => {
    if (isLeaving && !isUnknown) done();
  }, [isLeaving, isUnknown]);
  return (
    <>
      <header className="desk-head">
        <h2 className="heading-2">The cast</h2>
        <IconButton icon="close" label="Close the cast sheet" onClick={leave.current} />
      </header>
      <div className="desk-picture">
        <People wizard={wizard} shown={id} show={show} />
        <PersonPicture wizard={wizard} id={id} drawn={drawn} drawing={drawing} />
        <Strangers draft={draft} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="desk-fields" tabIndex={0} aria-label="Looks and clothes">
        <PersonFields key={id} wizard={wizard} person={person} drawn={drawn} />
        {person ? <TakeOut wizard={wizard} person={person} onGone={() => show(leadId)} /> : null}
      </section>
      <footer className="desk-foot">
        <p className="muted" role="status">
          {isBoard
            ? footWords(
                frames,
                drawing.touched.filter((one) => locked.includes(one)),
              )
            : 'The frames are drawn with this cast.'}
        </p>
        <Button variant="primary" unavailable={drawing.state === 'drawing'} onClick={done}>
          {frames.length > 0 ? `Done, draw ${framesCalled(frames)}` : 'Done'}
        </Button>
      </footer>
    </>
  );
}

type PeopleProps = { wizard: Wizard; shown: PersonId; show: (id: PersonId) => void };

function People({ wizard: { draft, dispatch, announce }, shown, show }: PeopleProps) {
  const { cast, characterName } = draft.answers;
  const others = cast?.others ?? [];
  const add = () => {
    const next = withPerson(cast);
    const added = next.others.find((one) => !others.some((other) => other.id === one.id));
    dispatch({ type: 'answered', answers: { cast: next } });
    if (added) show(added.id);
    announce('Somebody else is cast. Say who they are.');
  };
  return (
    <nav className="chips cast-people" aria-label="People">
      <Chip pressed={shown === leadId} onClick={() => show(leadId)}>
        {characterName.trim() || 'Character'}
      </Chip>
      {others.map((one) => (
        <Chip key={one.id} pressed={shown === one.id} onClick={() => show(one.id)}>
          {calledIn(one)}
        </Chip>
      ))}
      {others.length < furtherIds.length ? (
        <Button compact onClick={add}>
          <Icon name="plus" /> Cast another person
        </Button>
      ) : null}
    </nav>
  );
}

function Strangers({ draft }: { draft: Draft }) {
  const shots = currentBoard(draft).length > 0 ? currentShots(draft) : undefined;
  const strangers = shots ? strangersIn(shots, draft.answers.cast) : [];
  if (strangers.length === 0) return null;
  const each = strangers.map(({ called, frames }) => `“${called}” in ${framesCalled(frames)}`);
  return (
    <p className="muted">
      Also seen, and not cast: {list(each)}. They are directed at the desk; whoever is cast with
      that word under ‘Who they are’ takes their place.
    </p>
  );
}

type TakeOutProps = { wizard: Wizard; person: FurtherPerson; onGone: () => void };

function TakeOut({ wizard: { draft, dispatch, announce }, person, onGone }: TakeOutProps) {
  const remove = () => {
    const { cast } = draft.answers;
    if (!cast) return;
    dispatch({ type: 'answered', answers: { cast: withoutPerson(cast, person.id) } });
    onGone();
    announce(`${calledIn(person)} is not cast any more.`);
  };
  return (
    <div>
      <Button compact onClick={remove}>
        Take {calledIn(person)} out of the cast
      </Button>
    </div>
  );
}

const framesCalled = (frames: readonly number[]): string =>
  `frame${frames.length === 1 ? '' : 's'} ${list(frames.map(String))}`;

function footWords(frames: readonly number[], held: readonly number[]): string {
  const stays = held.length > 0 ? ` Locked, it stays as it is: ${framesCalled(held)}.` : '';
  return frames.length > 0
    ? `Changed in ${framesCalled(frames)} when you are done. The others stay as they are.${stays}`
    : `No frame changes.${stays}`;
}
