import { Button } from '../ui/controls/button.tsx';
import { ShownTime } from '../ui/page/shown-time.tsx';

type KeptDraftProps = {
  /** What this browser keeps of a visitor's unfinished ad; `step` of the thirteen. */
  draft: { name: string; step: string };
  /** When it goes by itself, as an ISO text. */
  ends: string;
  onContinue: () => void;
  onNew: () => void;
  onForget: () => void;
};

/** The unfinished ad of a visitor who came back, in the bar at the bottom of the landing page. */
export function KeptDraft({
  draft: { name, step },
  ends,
  onContinue,
  onNew,
  onForget,
}: KeptDraftProps) {
  return (
    <section className="kept-draft" aria-label="Your unfinished ad">
      <p>
        Kept in this browser alone until <ShownTime iso={ends} />.
      </p>
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
    </section>
  );
}
