import { useSearchParams } from 'react-router';
import { analyticsPeriods } from '#domain/admin/analytics.ts';

const usual = 30;

/** For how many days back the figures are asked for stands in the address: `&days=365`. */
export function usePeriod(): [days: number, choose: (days: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days'));
  const choose = (period: number) => {
    const next = new URLSearchParams(search);
    if (period === usual) next.delete('days');
    else next.set('days', String(period));
    setSearch(next, { preventScrollReset: true });
  };
  return [analyticsPeriods.find((period) => period === asked) ?? usual, choose];
}
