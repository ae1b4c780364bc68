// The server of the tests, on a machine whose clock is CLOCK_AHEAD_SECONDS ahead, or behind.
const shiftMs = Number(process.env.CLOCK_AHEAD_SECONDS) * 1_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [string | number | Date]) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + shiftMs;
  }
} as DateConstructor;
// Whoever keeps a Date of their own is to keep this one.
await import('./bare-main.ts');

export {};
