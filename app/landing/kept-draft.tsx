import { Button } from '../ui/controls/button.tsx';
import { ShownTime } from '../ui/page/shown-time.tsx';
import { ForgottenDraft } from './forgotten-draft.tsx';

/** `step` of the thirteen; `ends` when it goes by itself, as an ISO text. */
type Kept = { name: string; step: string; ends: string };
type KeptDraftProps = {
  /** What this browser keeps of a visitor's unfinished ad; null where there is none. */
  draft: Kept | null;
  /** What was forgotten on this page, and can come back. */
  forgotten: { id: string; name: string } | null;
  onContinue: () => void;
  onNew: () => void;
  onForget: () => void;
  onBringBack: () => void;
};

/** The unfinished ad of a visitor who came back, in the bar at the bottom of the landing page. */
export function KeptDraft({ draft, forgotten, onBringBack, ...acts }: KeptDraftProps) {
  return (
    <section className="kept-draft" aria-label={draft ? 'Your unfinished ad' : 'Forgotten ad'}>
      {forgotten ? (
        <ForgottenDraft key={forgotten.id} name={forgotten.name} onBringBack={onBringBack} />
      ) : null}
      {draft && !forgotten ? (
        <p>
          Kept in this browser alone until <ShownTime iso={draft.ends} />.
        </p>
      ) : null}
      {draft ? <Acts draft={draft} {...acts} /> : null}
    </section>
  );
}

type ActsProps = Pick<KeptDraftProps, 'onContinue' | 'onNew' | 'onForget'> & { draft: Kept };

function Acts({ draft: { name, step }, onContinue, onNew, onForget }: ActsProps) {
  return (
    <div className="kept-draft-acts">
      <Button
        compact
        className="kept-draft-continue"
        aria-label={`Continue ${name}, step ${step}`}
        onClick={onContinue}
      >
        <span>
          Continue <bdi>{name}</bdi>
        </span>
        <span>, step {step}</span>
      </Button>
      <Button compact variant="ghost" onClick={onNew}>
        New ad
      </Button>
      <Button compact variant="ghost" className="kept-draft-forget" onClick={onForget}>
        Forget it<span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
