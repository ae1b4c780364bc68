import { initialsOf } from '#domain/directors/director.ts';
import './director.css';

type AvatarProps = {
  /** Chooses the gel behind the initials: the same one wherever this director stands. */
  id: string;
  name: string;
  /** Portrait on this site; initials stand for a missing one, and lie under one that fails. */
  image: string | null;
  /** 112 px instead of 52 px. */
  large?: boolean;
};

const gels = 6;

/** A director's portrait or initials. Hidden from assistive technology: the name stands beside it. */
export function Avatar({ id, name, image, large = false }: AvatarProps) {
  const look = `avatar avatar-gel-${gelOf(id)}`;
  return (
    <span className={large ? `${look} avatar-large` : look} aria-hidden="true">
      {initialsOf(name)}
      {isPicture(image) ? (
        // Without a size: a browser shows nothing of one that fails, and the box around it has its own.
        <img src={image} alt="" loading="lazy" decoding="async" />
      ) : null}
    </span>
  );
}

function gelOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return 1 + (sum % gels);
}

// The policy of our pages refuses pictures from elsewhere.
const isPicture = (image: string | null): image is string => /^\/(?![/\\])/.test(image ?? '');
