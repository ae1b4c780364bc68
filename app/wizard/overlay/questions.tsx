import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Outdated } from '#domain/storyboard/keep-directions.ts';
import { chosenConcept } from '#domain/wizard/draft/draft.ts';
import { labels } from '#domain/wizard/options.ts';
import { ConflictQuestion } from '../saving/conflict-question.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { Question } from './question.ts';
import { useReturnFocus } from './use-return-focus.ts';

type Choice = { label: string; variant?: 'primary' | 'destroy'; run?: () => void };
type Asked = { title: string; text: string; choices: Choice[] };

/** The small dialogs that come before something is lost or replaced. */
export function Questions({ wizard }: { wizard: Wizard }) {
  const { question, ask } = wizard;
  useReturnFocus(question);
  if (!question) return null;
  if (question.kind === 'conflict') return <ConflictQuestion wizard={wizard} />;
  const { title, text, choices } = wordsFor(question, { ...wizard, ...question.of });
  const close = () => ask(null);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={choices.map(({ label, variant, run }) => (
        <Button
          key={label}
          {...(variant ? { variant } : {})}
          onClick={() => {
            close();
            run?.();
          }}
        >
          {label}
        </Button>
      ))}
    >
      <p className="muted">{text}</p>
    </Dialog>
  );
}

function wordsFor(question: Exclude<Question, { kind: 'conflict' }>, wizard: Wizard): Asked {
  const { draft, dispatch, writer } = wizard;
  const concept = chosenConcept(draft)?.title ?? '';
  switch (question.kind) {
    case 'leave':
      if (draft.project) return leaveProject(wizard);
      return {
        title: 'Leave the wizard?',
        text: 'Keep your answers for later in this browser, for thirty days, or discard them. Discarding cannot be undone.',
        choices: [
          { label: 'Discard answers', variant: 'destroy', run: wizard.discard },
          { label: 'Keep for later', run: () => void wizard.close() },
          { label: 'Go on', variant: 'primary' },
        ],
      };
    case 'start-over':
      if (draft.project) return startNewProject(wizard);
      return {
        title: 'Start over?',
        text: 'Your answers and everything written from them are cleared. This cannot be undone.',
        choices: [
          { label: 'Keep my answers' },
          { label: 'Clear and start over', variant: 'destroy', run: wizard.startOver },
        ],
      };
    case 'new-concepts':
      return {
        title: 'Write three new concepts?',
        text: `You already have concepts. New ones for ${labels.creativeApproach[question.approach]} are added; the earlier sets stay, and so does your brief until you choose again.`,
        choices: [
          { label: 'Keep what I have', run: () => dispatch({ type: 'advanced' }) },
          {
            label: 'Write new concepts',
            variant: 'primary',
            run: () => {
              dispatch({ type: 'answered', answers: { creativeApproach: question.approach } });
              void writer.writeConcepts();
            },
          },
        ],
      };
    case 'new-brief':
      return {
        title: 'Replace your brief?',
        text: `Your brief was written from “${concept}”. A new one takes its place once it is there. Your script stays until you generate another.`,
        choices: [
          { label: 'Keep my brief', run: () => dispatch({ type: 'advanced' }) },
          {
            label: 'Write a new brief',
            variant: 'primary',
            run: () => void writer.writeBrief(question.index),
          },
        ],
      };
    case 'project-gone':
      return {
        title: 'This project was deleted',
        text: 'It was deleted in another tab or on another device. Everything is still here, and can be saved as a new project.',
        choices: [
          { label: 'Not now' },
          { label: 'Save as a new project', variant: 'primary', run: wizard.saving.saveAnew },
        ],
      };
    case 'directed-frames':
      return directedFrames(question, wizard);
    case 'drop-brief-edit':
      return dropEdit('brief', () => dispatch({ type: 'brief-edit-dropped' }));
    case 'drop-script-edit':
      return dropEdit('script', () => dispatch({ type: 'script-edit-dropped' }));
  }
}

function directedFrames({ changed, gone }: Outdated, { dispatch, writer }: Wizard): Asked {
  const draw = (keep: boolean) => {
    dispatch({ type: 'directions-settled', frames: changed, keep });
    void writer.drawStoryboard();
  };
  const told = changed.length > 0 ? `What the script says of ${frames(changed)} has changed. ` : '';
  const cut =
    gone.length > 0
      ? `The row of ${frames(gone)} is gone from the script, and what you directed goes with it. An earlier take still has it. `
      : '';
  const cancel = { label: 'Not now' };
  if (changed.length === 0)
    return {
      title: 'Draw the board without it?',
      text: cut.trim(),
      choices: [cancel, { label: 'Draw the board', variant: 'primary', run: () => draw(true) }],
    };
  return {
    title: `You directed ${frames(changed)}`,
    text: `${told}${cut}Keep it as you directed it, or have it drawn from the script?`,
    choices: [
      cancel,
      { label: 'Draw it from the script', run: () => draw(false) },
      { label: 'Keep what I directed', variant: 'primary', run: () => draw(true) },
    ],
  };
}

const frames = (numbers: readonly number[]): string =>
  `frame${numbers.length > 1 ? 's' : ''} ${numbers.join(' and ')}`;

const leaveProject = ({ close, saving }: Wizard): Asked => ({
  title: 'Leave the wizard?',
  text:
    saving.status === 'saved'
      ? 'Your project is saved. You find it under Projects.'
      : 'What is not saved yet is kept in this tab.',
  choices: [
    { label: 'Close', run: () => void close() },
    { label: 'Go on', variant: 'primary' },
  ],
});

const startNewProject = ({ startOver }: Wizard): Asked => ({
  title: 'Start a new project?',
  text: 'This one stays in your projects as it is, and the wizard begins at step 1.',
  choices: [
    { label: 'Go on with this one' },
    { label: 'Start a new project', variant: 'primary', run: startOver },
  ],
});

const dropEdit = (what: string, run: () => void): Asked => ({
  title: 'Drop your changes?',
  text: `The ${what} goes back to how it was before you edited it.`,
  choices: [{ label: 'Keep editing' }, { label: 'Drop changes', variant: 'destroy', run }],
});
