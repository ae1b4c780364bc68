import { useEffect, useRef, useState } from 'react';
import { sameJson } from '#domain/same-json.ts';
import { chosenUpon } from '#domain/storyboard/choose-upon.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { choicesNow } from '#domain/wizard/draft/directing.ts';
import { currentShots } from '#domain/wizard/draft/draft.ts';
import { frameLabel } from '#domain/wizard/saving/frame-parts.ts';
import type { DraftStore } from '../../saving/draft-store.ts';
import { useOtherTab } from '../../saving/other-tab.ts';
import type { Drawing } from './use-drawing.ts';
import type { ChosenSteps } from './use-steps.ts';
import type { useWishes } from './use-wishes.ts';

type Parts = {
  store: DraftStore;
  /** From 1. */
  frame: number;
  steps: ChosenSteps;
  drawing: Drawing;
  wishes: ReturnType<typeof useWishes>;
};

/**
 * Takes over what another tab directs of the frame while it is on the desk: it is a step like one's own, and
 * what is chosen here and not drawn yet holds upon it. `isDisputed`: both chose the same part otherwise.
 */
export function useElsewhere({ store, frame, steps, drawing, wishes }: Parts) {
  const [isDisputed, setDisputed] = useState(false);
  const hear = (now: ShotChoices, before: ShotChoices | null) => {
    const mine = steps.now();
    // A script without a plan gets one with the first frame that is directed, whichever that is.
    const was = before ?? steps.opened();
    if (!mine || sameJson(now, was)) return;
    drawing.takeOver();
    if (sameJson(now, mine)) return;
    steps.add(now);
    wishes.renew();
    // Opened to be looked at, it names more than the plan did; nothing of that was chosen here.
    if (!was || sameJson(mine, was) || sameJson(mine, steps.opened())) return;
    const both = chosenUpon(now, was, mine);
    setDisputed(!sameJson(both, chosenUpon(mine, was, now)));
    steps.add(both);
    if (!wishes.isReading()) void drawing.draw(both);
  };
  useChanges(store, frame, drawing.isOwn, hear);
  const news = useOtherTab();
  const told = useRef(news);
  useEffect(() => {
    if (news !== told.current && news?.disputed.includes(frameLabel(frame))) setDisputed(true);
    told.current = news;
  }, [news, frame]);
  return { isDisputed, settle: () => setDisputed(false) };
}

// Tells what the draft says of the frame now, and said before, where it was not directed here.
function useChanges(
  store: DraftStore,
  frame: number,
  isOwn: Drawing['isOwn'],
  hear: (now: ShotChoices, was: ShotChoices | null) => void,
) {
  const heard = useRef(hear);
  heard.current = hear;
  useEffect(() => {
    let plan = currentShots(store.read());
    let was = choicesNow(store.read(), frame);
    return store.subscribe(() => {
      const draft = store.read();
      if (currentShots(draft) === plan) return;
      plan = currentShots(draft);
      const [before, now] = [was, choicesNow(draft, frame)];
      was = now;
      if (now && !isOwn.current && !sameJson(now, before)) heard.current(now, before);
    });
  }, [store, frame, isOwn]);
}
