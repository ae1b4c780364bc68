import type { CatalogueRef, ShotPlan } from './shot-plan.ts';

/** The form in which the board's last frame shows the product, else the first that is planned. */
export function heroForm(plan: ShotPlan): CatalogueRef | undefined {
  const products = plan.shots.flatMap(({ product }) => product ?? []);
  return (products.find(({ shown }) => shown === 'hero') ?? products[0])?.form;
}
