import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import type { Wizard } from '../use-wizard.ts';
import { forgetOtherTab, type OtherTab, useOtherTab } from './other-tab.ts';

const mostShown = 120;

/** The draft is open in another tab, too: what came from there, and what both have changed. */
export function OtherTabNote({ wizard }: { wizard: Wizard }) {
  const news = useOtherTab();
  if (!news) return null;
  const { others } = news;
  return (
    <div className="wizard-resume other-tab" role="status">
      <div>
        {linesOf(news).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {others.map(({ label, words }) => (
          <p key={label} className="muted">
            {label}, the other: {words.trim() ? `“${shortened(words)}”` : 'nothing'}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {others.map(({ label, answers }) => (
          <Button
            key={label}
            compact
            onClick={() => {
              wizard.dispatch({ type: 'answered', answers });
              forgetOtherTab();
            }}
          >
            Take the other<span className="sr-only">: {label}</span>
          </Button>
        ))}
        <IconButton icon="close" label="Dismiss" onClick={forgetOtherTab} />
      </div>
    </div>
  );
}

function linesOf({ taken, disputed }: OtherTab): string[] {
  return [
    `Also open in another tab.${taken.length > 0 ? ` What changed there stands here, too: ${taken.join(', ')}.` : ''}`,
    ...(disputed.length > 0
      ? [
          `Changed in both: ${disputed.join(', ')}. What came last stands; the other is kept under “What was changed”.`,
        ]
      : []),
  ];
}

const shortened = (words: string): string =>
  words.length > mostShown ? `${words.slice(0, mostShown)}…` : words;
