import { Badge } from '../ui/badge.tsx';

type TagListProps = {
  label: string;
  tags: readonly string[];
  /** More than these are counted: '+3 more'. */
  most?: number;
};

/** A small heading and what belongs under it; nothing where there is nothing. */
export function TagList({ label, tags, most = tags.length }: TagListProps) {
  const each = [...new Set(tags)];
  const more = each.length - most;
  if (each.length === 0) return null;
  return (
    <div>
      <p className="director-label">{label}</p>
      <ul className="director-tags" aria-label={label}>
        {each.slice(0, most).map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Badge>+{more} more</Badge>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
