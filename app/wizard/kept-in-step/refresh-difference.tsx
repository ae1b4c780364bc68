// How a refresh differs from what stands, with what is taken of it.
import { compareBriefs, takeSections } from '#domain/brief/compare-briefs.ts';
import { compareLines } from '#domain/compare-lines.ts';
import type { Concept } from '#domain/concepts/concept.ts';
import { compareRows } from '#domain/script/rows/difference.ts';
import { readRows } from '#domain/script/rows/read-rows.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { lostDirections } from '#domain/wizard/draft/directing.ts';
import { currentScript } from '#domain/wizard/draft/draft.ts';
import {
  ownNotes,
  ownRows,
  ownSections,
  writtenScript,
} from '#domain/wizard/kept-in-step/own-changes.ts';
import type { Refreshed } from '#domain/wizard/kept-in-step/writings.ts';
import {
  asOwn,
  DifferenceView,
  type DifferentPart,
  ownWords,
} from '../difference/difference-view.tsx';
import { DifferentLines } from '../difference/different-lines.tsx';
import { directionsLost } from '../notices.ts';
import { DifferencePanel } from '../script-rows/difference-panel.tsx';
import type { Wizard } from '../use-wizard.ts';

type Of<Kind extends Refreshed['of']> = { wizard: Wizard; made: Extract<Refreshed, { of: Kind }> };

const heading = 'The refresh, beside what stands';
const lead =
  'Struck out is what goes, behind it what comes. Without its mark a part stays as it is.';

const endings = ({ store, dispatch, announce, show }: Wizard) => ({
  take(taken: Refreshed) {
    const draft = store.read();
    dispatch({ type: 'refresh-taken', taken });
    announce('Taken.');
    const lost = lostDirections(draft, store.read());
    if (lost.length > 0) show(directionsLost(lost, draft.take + 1));
  },
  onClose() {
    dispatch({ type: 'refresh-dropped' });
    announce('Kept as it is.');
  },
});

/** What came of a refresh, where one is there. */
export function RefreshDifference({ wizard, of }: { wizard: Wizard; of: Refreshed['of'] }) {
  const made = wizard.draft.refresh?.done;
  if (!made || made.of !== of) return null;
  switch (made.of) {
    case 'concepts':
      return <ConceptsDifference wizard={wizard} made={made} />;
    case 'brief':
      return <BriefDifference wizard={wizard} made={made} />;
    case 'script':
      return <ScriptDifference wizard={wizard} made={made} />;
    case 'board':
      return <BoardDifference wizard={wizard} made={made} />;
  }
}

/** Whether a refresh of it is to be looked at. */
export const isRefreshShown = ({ draft }: Wizard, of: Refreshed['of']): boolean =>
  draft.refresh?.done?.of === of;

function ConceptsDifference({ wizard, made }: Of<'concepts'>) {
  const { take, onClose } = endings(wizard);
  const before = wizard.draft.conceptSets[wizard.draft.shownSet]?.concepts ?? [];
  const parts = made.concepts.map((after, at) =>
    textPart(`Concept ${at + 1}`, before[at] && conceptText(before[at]), conceptText(after)),
  );
  const taken = (marks: ReadonlySet<number>) =>
    made.concepts.map((after, at) => (marks.has(at) ? after : (before[at] ?? after)));
  return (
    <DifferenceView
      heading={heading}
      lead={`${lead} What you take is added as a set of its own; the set of now stays one page back.`}
      parts={parts}
      onTake={(marks) => take({ of: 'concepts', concepts: taken(marks) })}
      onClose={onClose}
    />
  );
}

const conceptText = ({ title, subtitle, features, tone }: Concept): string =>
  [title, subtitle, ...features, tone && `Tone: ${tone}`].filter(Boolean).join('\n');

function BriefDifference({ wizard, made }: Of<'brief'>) {
  const { take, onClose } = endings(wizard);
  const before = wizard.draft.creativeBrief;
  const own = ownSections(wizard.draft.briefWritten, before, made.brief);
  const parts = compareBriefs(before, made.brief).map((one, at) => {
    const part = textPart(one.heading || `Paragraph ${at + 1}`, one.before, one.after);
    const shown = { ...part, key: `${at} ${one.heading}`, isSame: one.isSame };
    return own.has(at) ? asOwn(shown) : shown;
  });
  return (
    <DifferenceView
      heading={heading}
      lead={own.size > 0 ? `${lead}${ownWords}` : lead}
      parts={parts}
      unmarked={own}
      onTake={(marks) => take({ of: 'brief', brief: takeSections(before, made.brief, marks) })}
      onClose={onClose}
    />
  );
}

function ScriptDifference({ wizard, made }: Of<'script'>) {
  const { take, onClose } = endings(wizard);
  const standing = currentScript(wizard.draft);
  const [before, after] = [readRows(standing), readRows(made.script)];
  const taken = (script: string) => {
    const shots = hasSameRows(script, made.script) ? { shots: made.shots } : {};
    take({ of: 'script', script, ...shots });
  };
  if (!before.problem && !after.problem) {
    const written = writtenScript(wizard.draft);
    const remarks = ownNotes(written, standing);
    const all = {
      heading,
      before: before.script,
      after: { ...after.script, notes: [...after.script.notes, ...remarks] },
      own: ownRows(written, compareRows(before.script.rows, after.script.rows)),
    };
    return (
      <DifferencePanel
        {...all}
        onTake={(text) => taken(remarks.length > 0 ? text : textOf(text, made.script))}
        onClose={onClose}
      />
    );
  }
  return (
    <DifferenceView
      heading={heading}
      lead={lead}
      parts={[textPart('Script', standing, made.script)]}
      onTake={() => taken(made.script)}
      onClose={onClose}
    />
  );
}

// Rows written out again may differ from what came by a space: taken whole it is what came, with its plan.
const textOf = (taken: string, made: string): string => {
  const rows = readRows(made);
  const [one, other] = [readRows(taken), rows];
  if (one.problem || other.problem) return taken;
  return JSON.stringify(one.script) === JSON.stringify(other.script) ? made : taken;
};

const hasSameRows = (one: string, other: string): boolean => {
  const [left, right] = [readRows(one), readRows(other)];
  if (left.problem || right.problem) return one === other;
  return JSON.stringify(left.script.rows) === JSON.stringify(right.script.rows);
};

function BoardDifference({ wizard, made }: Of<'board'>) {
  const { take, onClose } = endings(wizard);
  const before = wizard.draft.takes[wizard.draft.take]?.frames ?? [];
  const parts = made.frames.map((after, at) => framePart(at + 1, before[at], after));
  const taken = (marks: ReadonlySet<number>) =>
    made.frames.map((after, at) => (marks.has(at) ? after : (before[at] ?? after)));
  return (
    <DifferenceView
      heading={heading}
      lead="Each frame as it is and as it would be. Without its mark a frame stays as it is."
      parts={parts}
      onTake={(marks) => take({ of: 'board', frames: taken(marks) })}
      onClose={onClose}
    />
  );
}

function textPart(name: string, before = '', after = ''): DifferentPart {
  const lines = compareLines(before, after).filter(({ kind }) => kind !== 'same');
  if (lines.length === 0) return { key: name, label: `${name} stays as it is.`, isSame: true };
  const how = before === '' ? 'Add' : after === '' ? 'Drop' : 'Change';
  return {
    key: name,
    label: `${how} ${name}`,
    isSame: false,
    children: (
      <DifferentLines lines={lines.map(({ kind, text }) => ({ isNew: kind === 'new', text }))} />
    ),
  };
}

function framePart(
  number: number,
  before: StoryboardFrame | undefined,
  after: StoryboardFrame,
): DifferentPart {
  const key = `Frame ${number}`;
  if (JSON.stringify(before) === JSON.stringify(after))
    return { key, label: `${key} stays as it is.`, isSame: true };
  return {
    key,
    label: `Change frame ${number}`,
    isSame: false,
    children: (
      <div className="difference-pictures">
        <Picture frame={before} words="As it is" />
        <Picture frame={after} words="As it would be" />
      </div>
    ),
  };
}

const Picture = ({ frame, words }: { frame: StoryboardFrame | undefined; words: string }) => (
  <figure>
    {frame?.imageUrl ? (
      <img src={frame.imageUrl} alt={frame.imageAlt ?? ''} />
    ) : (
      <p dir="auto">{frame?.description ?? 'None'}</p>
    )}
    <figcaption>{words}</figcaption>
  </figure>
);
