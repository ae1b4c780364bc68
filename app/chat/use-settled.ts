import { useEffect, useState } from 'react';

/** The value as it was `ms` ago, without what did not last that long. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return late;
}
