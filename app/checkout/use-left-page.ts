import { useEffect, useEffectEvent } from 'react';
import { hearLeft } from './payment-news.ts';

/** Calls `hear` when another tab tells that a payment page was left without paying, or gone back to. */
export function useLeftPage(hear: (page: string, isLeft: boolean) => void): void {
  const told = useEffectEvent(hear);
  useEffect(() => hearLeft((page, isLeft) => told(page, isLeft)), []);
}
