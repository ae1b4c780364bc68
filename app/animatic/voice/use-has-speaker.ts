import { useRouteLoaderData } from 'react-router';

/** Whether the house has a model that speaks. */
export const useHasSpeaker = (): boolean =>
  (useRouteLoaderData('root') as { hasSpeaker?: boolean } | undefined)?.hasSpeaker === true;
