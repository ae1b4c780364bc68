import { Link } from 'react-router';
import { TapeA } from '../paper/tape-a.tsx';

/** The product's name; it leads home. */
export function Wordmark() {
  return (
    <Link className="wordmark" to="/">
      <span className="sr-only">AD BUILDER</span>
      <WordmarkLetters />
    </Link>
  );
}

/** The drawn name alone, for places that carry their own link or text. */
export function WordmarkLetters() {
  return (
    <span className="wordmark-letters" aria-hidden="true">
      <TapeA />D BUILDER
    </span>
  );
}
