import { useRouteLoaderData } from 'react-router';
import type { Brand } from './page-context.ts';

const nothing: Brand = {
  phone: '',
  address: '',
  callUrl: '',
  demoVideos: [],
  samplesPayable: false,
};

/** What the house says of itself, as every page of the site knows it. */
export function useHouseFacts(): Brand {
  const root = useRouteLoaderData('root') as { brand?: Brand } | undefined;
  return root?.brand ?? nothing;
}
