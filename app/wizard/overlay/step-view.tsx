import type { ComponentType } from 'react';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { Amount } from '../steps/amount.tsx';
import { Approach } from '../steps/approach.tsx';
import { Brief } from '../steps/brief.tsx';
import { Character } from '../steps/character.tsx';
import { Concepts } from '../steps/concepts.tsx';
import { Confirmation } from '../steps/confirmation.tsx';
import { Details } from '../steps/details.tsx';
import { Directors } from '../steps/directors.tsx';
import { Money } from '../steps/money.tsx';
import { Package } from '../steps/package.tsx';
import { Platforms } from '../steps/platforms.tsx';
import { Script } from '../steps/script.tsx';
import { Sharpen } from '../steps/sharpen.tsx';
import { Starter } from '../steps/starter.tsx';
import { UserType } from '../steps/user-type.tsx';
import type { Wizard } from '../use-wizard.ts';

const views: Record<StepNumber, ComponentType<{ wizard: Wizard }>> = {
  1: UserType,
  2: Platforms,
  3: Details,
  3.5: Sharpen,
  4: Approach,
  5: Concepts,
  6: Brief,
  7: Character,
  8: Script,
  9: Package,
  10: Money,
  10.5: Amount,
  12: Directors,
  11: Confirmation,
  13: Starter,
};

/** The component of the step now shown. */
export function StepView({ wizard }: { wizard: Wizard }) {
  const View = views[wizard.draft.step];
  return <View wizard={wizard} />;
}
