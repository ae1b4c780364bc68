import { Icon, type IconName } from '#app/ui/icon.tsx';
import type { SaveStatus } from '#domain/wizard/saving/project-save.ts';
import type { Wizard } from '../use-wizard.ts';

type SaveWords = { icon?: IconName; text: string; action?: { label: string; run: () => void } };

/** How it stands with saving, for members. What needs them has its button. */
export function SaveNote({ wizard }: { wizard: Wizard }) {
  const words = wordsFor(wizard.saving.status, wizard);
  if (!words) return null;
  const { icon, text, action } = words;
  return (
    <div className={action ? 'save-note save-note-trouble' : 'save-note'}>
      {icon ? <Icon name={icon} /> : null}
      <span>{text}</span>
      {action ? (
        <button type="button" className="text-link" onClick={action.run}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}

function wordsFor(status: SaveStatus, { saving, signIn, ask }: Wizard): SaveWords | null {
  switch (status) {
    case 'quiet':
      return null;
    case 'saving':
      return { icon: 'refresh', text: 'Saving…' };
    case 'saved':
      return { icon: 'check', text: 'Saved' };
    case 'failed':
      return trouble('Not saved.', 'Retry', saving.retry);
    case 'signed-out':
      return trouble('Not saved.', 'Sign in to keep saving', signIn);
    case 'gone':
      return trouble('Deleted elsewhere.', 'Save as new', () => ask({ kind: 'project-gone' }));
    case 'conflict':
      return trouble('Changed elsewhere.', 'Compare', () => ask({ kind: 'conflict' }));
  }
}

const trouble = (text: string, label: string, run: () => void): SaveWords => ({
  icon: 'alert',
  text,
  action: { label, run },
});
