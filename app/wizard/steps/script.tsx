import { useEffect, useRef, useState } from 'react';
import { DownloadButton } from '#app/downloads/download-button.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { projectOfDraft } from '#domain/projects/from-draft.ts';
import { currentScript, type Draft, shownBoard } from '#domain/wizard/draft/draft.ts';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { CutPanel } from '../cuts/cut-panel.tsx';
import { CutToMake } from '../cuts/cut-to-make.tsx';
import { FormatChoice } from '../cuts/format-choice.tsx';
import { useCuts } from '../cuts/use-cuts.ts';
import { StaleNote } from '../kept-in-step/stale-note.tsx';
import { notices } from '../notices.ts';
import { RevisionPanel } from '../revising/revision-panel.tsx';
import { takesToCompare } from '../script-rows/compare-takes.ts';
import type { Wizard } from '../use-wizard.ts';
import { DraftFilm } from '../writing/draft-film.tsx';
import { type BesideLines, ScriptSheet } from '../writing/script-sheet.tsx';
import { SourceNotice } from '../writing/source-notice.tsx';
import { StoryboardSheet } from '../writing/storyboard-sheet.tsx';
import { useFollowedRevision } from '../writing/use-followed-revision.ts';

/** Step 8. The script beside the frames drawn from it, of one cut of the film at a time. */
export function Script({ wizard: film }: { wizard: Wizard }) {
  const cuts = useCuts(film);
  const { shown, wizard } = cuts;
  const following = useFollowedRevision(wizard ?? film);
  // While a revision can be watched the notes make room; they are there again if they are needed.
  const noting = wizard !== null && wizard.draft.revisionNotes !== null && !following;
  const [beside, setBeside] = useState<BesideLines>(null);
  const [compared, setCompared] = useState<{ cut: Wizard['cut']; take: number } | null>(null);
  const isCompared = compared?.cut === wizard?.cut && compared?.take === wizard?.draft.take;
  const comparison =
    wizard && isCompared && !isBusy(wizard.draft) ? takesToCompare(wizard.draft) : null;
  return (
    <div className="wizard-body wizard-body-full">
      <div className="wizard-heading wizard-heading-small">
        <h1 className="heading-1" tabIndex={-1}>
          {stepOf(8).heading}
        </h1>
        {wizard ? (
          <>
            <Toolbar
              key={`tools ${wizard.cut}`}
              wizard={wizard}
              noting={noting}
              isComparing={comparison !== null}
              beside={beside}
              onBeside={setBeside}
              onCompare={(isOpen) =>
                setCompared(isOpen ? { cut: wizard.cut, take: wizard.draft.take } : null)
              }
            />
            <SourceNotice wizard={wizard} of={currentScript(wizard.draft)} />
            <StaleNote wizard={wizard} of="script" />
          </>
        ) : null}
      </div>
      <CutPanel film={film} cuts={cuts}>
        <FormatChoice film={film} cuts={cuts} />
        {noting && wizard ? <RevisionPanel key={`revising ${wizard.cut}`} wizard={wizard} /> : null}
        {wizard ? (
          <div className="wizard-split">
            {/* One film for all cuts: another one is played on from the same second. */}
            <DraftFilm wizard={wizard} />
            <ScriptSheet
              key={`script ${wizard.cut}`}
              wizard={wizard}
              comparison={comparison}
              onCompared={() => setCompared(null)}
              beside={beside}
            />
            <StoryboardSheet key={`board ${wizard.cut}`} wizard={wizard} />
          </div>
        ) : shown ? (
          <CutToMake film={film} cut={shown} onMake={() => void cuts.make(shown.platform)} />
        ) : null}
      </CutPanel>
    </div>
  );
}

// A script that is to be taken or left is not changed meanwhile.
const isBusy = ({ scriptEdit, writing, refresh }: Draft) =>
  scriptEdit !== null || writing !== null || refresh?.of === 'script';

type ToolbarProps = {
  wizard: Wizard;
  noting: boolean;
  isComparing: boolean;
  onCompare: (isOpen: boolean) => void;
  beside: BesideLines;
  onBeside: (beside: BesideLines) => void;
};

const besideChoices = [
  { of: 'locks', icon: 'lock', label: 'Lock Lines' },
  { of: 'sources', icon: 'info', label: 'Where From' },
] as const;

function Toolbar({ wizard, noting, isComparing, onCompare, beside, onBeside }: ToolbarProps) {
  const { draft, dispatch, show } = wizard;
  const script = currentScript(draft);
  const busy = isBusy(draft);
  const compare = useReturnFrom(isComparing);
  const revise = useReturnFrom(noting);
  const edit = useReturnFrom(draft.scriptEdit !== null);
  const copy = () =>
    navigator.clipboard.writeText(script).then(
      () => show(notices.copied),
      () => show(notices.notCopied),
    );
  return (
    <div className="wizard-tools">
      {draft.takes.length > 1 ? <Takes wizard={wizard} /> : null}
      {takesToCompare(draft) ? (
        <Button
          ref={compare}
          compact
          className="wizard-compare"
          unavailable={busy}
          aria-expanded={isComparing}
          onClick={() => onCompare(!isComparing)}
        >
          What changed
        </Button>
      ) : null}
      <Button
        ref={edit}
        compact
        unavailable={busy}
        onClick={() => dispatch({ type: 'script-edited', text: script })}
      >
        <Icon name="pencil" /> Edit Script
      </Button>
      {besideChoices.map(({ of, icon, label }) => (
        <Button
          key={of}
          compact
          unavailable={busy}
          className={beside === of ? 'lock-button is-locked' : 'lock-button'}
          aria-pressed={beside === of}
          onClick={() => onBeside(beside === of ? null : of)}
        >
          <Icon name={icon} /> {label}
        </Button>
      ))}
      <Button compact onClick={copy}>
        <Icon name="copy" /> Copy Script
      </Button>
      <DownloadOrShow wizard={wizard} />
      <Button
        ref={revise}
        compact
        unavailable={busy}
        aria-expanded={noting}
        onClick={() => dispatch({ type: 'revision-noted', notes: draft.revisionNotes ?? '' })}
      >
        <Icon name="refresh" /> AI Revise
      </Button>
    </div>
  );
}

// While the script is typed out there is nothing to download yet.
function DownloadOrShow({ wizard: { draft, dispatch } }: { wizard: Wizard }) {
  return draft.typedOut ? (
    <DownloadButton
      className="wizard-tools-slot"
      source={{ kind: 'draft', content: () => projectOfDraft(draft) }}
      has={{ script: currentScript(draft) !== '', frames: shownBoard(draft) !== null }}
    />
  ) : (
    <Button
      compact
      className="wizard-tools-slot"
      onClick={() => dispatch({ type: 'script-typed-out' })}
    >
      Show all
    </Button>
  );
}

// What was pressed is gone with what was open: the focus goes back to what opened it.
function useReturnFrom(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    return () => void requestAnimationFrame(() => refocus(opener.current));
  }, [isOpen]);
  return opener;
}

function refocus(button: HTMLButtonElement | null) {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) button?.focus();
}

// Earlier takes are never gone.
function Takes({ wizard: { draft, dispatch } }: { wizard: Wizard }) {
  const { take, takes } = draft;
  const busy = isBusy(draft);
  const go = (by: number) => {
    if (!busy) dispatch({ type: 'take-shown', take: take + by });
  };
  return (
    <div className="concept-pager">
      <IconButton
        icon="back"
        label="Earlier take"
        aria-disabled={busy || take === 0}
        onClick={() => go(-1)}
      />
      <span aria-live="polite">
        Take {take + 1} of {takes.length}
      </span>
      <IconButton
        icon="arrow"
        label="Later take"
        aria-disabled={busy || take === takes.length - 1}
        onClick={() => go(1)}
      />
    </div>
  );
}
