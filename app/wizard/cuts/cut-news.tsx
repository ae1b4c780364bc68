import { Button } from '#app/ui/controls/button.tsx';
import { type Carried, carriedDown, carriedUp, standingOf } from '#domain/cuts/agree.ts';
import type { PlannedCut } from '#domain/cuts/cuts-of.ts';
import { canMakeCut } from '#domain/cuts/cutting.ts';
import { carriedWords, leftWords, newsWords } from '#domain/cuts/news-words.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import type { Wizard } from '../use-wizard.ts';
import { focusCutTab } from './focus-cut-tab.ts';
import type { Cuts } from './use-cuts.ts';

type CutNewsProps = { film: Wizard; cuts: Cuts };

/** What a change in one cut means for the others, and the ways to go on. Nothing is taken over unasked. */
export function CutNews({ film, cuts }: CutNewsProps) {
  const { planned, shown } = cuts;
  const others = planned.filter(({ isPrimary }) => !isPrimary);
  const told = shown?.isPrimary ? others : others.filter((one) => one.platform === shown?.platform);
  return (
    <div role="status" className="cut-news">
      {told.map((cut) => (
        <OneCut key={cut.platform} film={film} cuts={cuts} cut={cut} />
      ))}
    </div>
  );
}

function OneCut({ film, cuts, cut: { platform } }: CutNewsProps & { cut: PlannedCut }) {
  const { draft, dispatch, show } = film;
  const [primary] = draft.answers.platform;
  const standing = standingOf(draft, platform);
  const stop = () => {
    dispatch({ type: 'cut-stopped', platform });
    focusCutTab(cuts.shown?.platform ?? platform);
  };
  const isShown = cuts.shown?.platform === platform;
  if (!primary) return null;
  if (draft.cutting[platform]?.making && draft.cuts[platform])
    return <BeingMade name={labels.platform[platform]} onStop={() => stop()} />;
  if (!standing) return null;
  const name = labels.platform[platform];
  const lead = labels.platform[primary];
  // What was pressed goes with what was told: the focus stays at the cut's tab.
  const end = (by: Settling) => {
    dispatch({ type: 'cut-agreed', platform, by });
    focusCutTab(cuts.shown?.platform ?? primary);
  };
  const take = (by: 'taking-down' | 'taking-up', carried: Carried, into: Platform) => {
    end(by);
    show({ title: 'Taken over', text: carriedWords(carried, into), durationMs: 12_000 });
    cuts.redraw(by === 'taking-down' ? platform : null);
  };
  return (
    <>
      {standing.primary ? (
        <Told
          text={`${lead} says something else since the ${name} cut was made: ${newsWords(standing.primary)}.`}
          carried={carriedDown(draft, platform)}
          into={name}
          onTake={(carried) => take('taking-down', carried, platform)}
          onMake={canMakeCut(draft, platform) ? () => void cuts.make(platform) : undefined}
          onKeep={() => end('keeping')}
        />
      ) : null}
      {standing.cut && isShown ? (
        <Told
          text={`You changed ${newsWords(standing.cut)} here; ${lead} is as it was.`}
          carried={carriedUp(draft, platform)}
          into={lead}
          onTake={(carried) => take('taking-up', carried, primary)}
          onKeep={() => end('keeping')}
        />
      ) : null}
    </>
  );
}

type Settling = Extract<WizardEvent, { type: 'cut-agreed' }>['by'];

const BeingMade = ({ name, onStop }: { name: string; onStop: () => void }) => (
  <div className="cut-told">
    <p>The {name} cut is being made anew. What it was stays as a take.</p>
    <Button compact onClick={onStop}>
      Stop
    </Button>
  </div>
);

type ToldProps = {
  text: string;
  carried: Carried | null;
  into: string;
  onTake: (carried: Carried) => void;
  onMake?: (() => void) | undefined;
  onKeep: () => void;
};

function Told({ text, carried, into, onTake, onMake, onKeep }: ToldProps) {
  const canTake = carried !== null && carried.rows.length + carried.frames.length > 0;
  const left = carried ? leftWords(carried) : '';
  return (
    <div className="cut-told">
      <p>
        {text}
        {left ? ` For ${into}: ${left.charAt(0).toLowerCase()}${left.slice(1)}` : ''}
      </p>
      <div className="cut-told-ways">
        {canTake ? (
          <Button compact onClick={() => onTake(carried)}>
            Take it into {into}
          </Button>
        ) : null}
        {onMake ? (
          <Button compact onClick={onMake}>
            Make {into} anew
          </Button>
        ) : null}
        <Button compact onClick={onKeep}>
          Keep both as they are
        </Button>
      </div>
    </div>
  );
}
