import { useEffect, useRef } from 'react';
import { ChoiceCard } from '#app/ui/controls/choice-card.tsx';
import { stepOf } from '#domain/wizard/draft/steps.ts';
import { labels, type UserType as Type, userTypes } from '#domain/wizard/options.ts';
import { CardPicture } from '../overlay/card-picture.tsx';
import { StepLayout } from '../overlay/step-layout.tsx';
import { useDeliberateChoice } from '../overlay/use-deliberate-choice.ts';
import type { Wizard } from '../use-wizard.ts';

const advanceAfterMs = 300;

/** Step 1. A choice that was meant goes on by itself, a moment later. */
export function UserType({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch, announce } = wizard;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = (userType: Type) => dispatch({ type: 'answered', answers: { userType } });
  const { group, input } = useDeliberateChoice<Type>(
    (userType) => {
      choose(userType);
      announce(`${labels.userType[userType]} chosen. Next: ${stepOf(2).heading}`);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => dispatch({ type: 'advanced' }), advanceAfterMs);
    },
    { spaceOnlySelects: true },
  );
  return (
    <StepLayout draft={draft} slate={false}>
      <div className="choice-cards" role="radiogroup" aria-label="User type" {...group}>
        {userTypes.map((userType) => (
          <ChoiceCard
            key={userType}
            type="radio"
            name="userType"
            title={labels.userType[userType]}
            hint={labels.userTypeHint[userType]}
            picture={<CardPicture of={userType} />}
            checked={draft.answers.userType === userType}
            onChange={() => choose(userType)}
            {...input(userType)}
          />
        ))}
      </div>
    </StepLayout>
  );
}
