import { useEffect, useEffectEvent } from 'react';
import { hearLeft } from './payment-news.ts';

/** Calls `hear` when another tab tells that a payment page was left without paying. */
export function useLeftPage(hear: (left: string) => void): void {
  const told = useEffectEvent(hear);
  useEffect(() => hearLeft((left) => told(left)), []);
}
