// The number of its take in the form over a script.
const takeLine = /^((?:take|toma|prise|version|versión|fassung) ?: ?)\d{1,4}$/imu;
const firstRow = /^\s*\d{1,3}\.\s/mu;

/** The script with the number of its take, where its form names one. */
export function withTakeNumber(script: string, take: number): string {
  const end = firstRow.exec(script)?.index ?? script.length;
  const form = script.slice(0, end);
  return form.replace(takeLine, (_, label: string) => `${label}${take}`) + script.slice(end);
}

/** Whether two scripts are the same but for the number of their take. */
export const isSameTake = (one: string, other: string): boolean =>
  withTakeNumber(one, 1) === withTakeNumber(other, 1);
