// With what a figure of the client's is shown, by its unit. Closed classes of four languages. Data only.
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';

export const instrumentIds = [
  'scales',
  'tape-measure',
  'price-tag',
  'thermometer',
  'jug',
  'wall-clock',
] as const;
export type InstrumentId = (typeof instrumentIds)[number] & CatalogueRef;

/** A unit as it stands behind a figure, and the instrument that shows it. */
export const unitsOf: readonly [InstrumentId, RegExp][] = [
  ['price-tag', /[€$£¥₹]|\b(?:eur|usd|chf|euros?|pesos?|dollars?|pounds?)\b/iu],
  ['thermometer', /°\s?[cf]?(?!\p{L})/iu],
  [
    'scales',
    /\d\s?(?:kg|kgs|kilos?|g|gr|gramm|grams?|gramos|grammes|lbs?|oz|tonn?es?|tonnen|toneladas)(?!\p{L})/iu,
  ],
  [
    'tape-measure',
    /\d\s?(?:mm|cm|m|metres?|meters?|mètres?|metros?|inch(?:es)?|ft|feet|foot|zoll|pulgadas|pouces)(?!\p{L})/iu,
  ],
  [
    'wall-clock',
    /\d\s?(?:sec|secs|seconds?|min|mins|minutes?|hrs?|hours?|sek|sekunden?|minuten?|stunden?|segundos?|minutos?|horas?|secondes?|heures?)(?!\p{L})/iu,
  ],
  ['jug', /\d\s?(?:ml|cl|l|litres?|liters?|liter|litros?|pints?)(?!\p{L})/iu],
];

/** The instrument for a figure with what stands behind it. */
export const instrumentFor = (text: string): InstrumentId | undefined =>
  unitsOf.find(([, unit]) => unit.test(text))?.[0];
