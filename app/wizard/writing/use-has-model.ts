import { useRouteLoaderData } from 'react-router';

const useRoot = () => useRouteLoaderData('root') as { hasModel: boolean; hasPainter?: boolean };

/** Whether the house has a model that writes. */
export function useHasModel(): boolean {
  return useRoot().hasModel;
}

/** Whether it has one that draws. */
export const useHasPainter = (): boolean => useRoot().hasPainter === true;
