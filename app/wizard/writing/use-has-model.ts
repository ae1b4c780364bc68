import { useRouteLoaderData } from 'react-router';

/** Whether the house has a model that writes. */
export function useHasModel(): boolean {
  const root = useRouteLoaderData('root') as { hasModel: boolean };
  return root.hasModel;
}
