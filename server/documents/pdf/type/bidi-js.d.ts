// The part of bidi-js that the faces use; the package ships no types.
declare module 'bidi-js' {
  export default function bidiFactory(): { getMirroredCharacter(char: string): string | null };
}
