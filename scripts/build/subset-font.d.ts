// The part of subset-font that the scripts use; the package ships no types.
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
    preserveNameIds?: number[];
  };
  export default function subsetFont(
    font: Buffer | Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
