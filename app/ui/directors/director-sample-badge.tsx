import { Badge } from '../badge.tsx';

/** Stands wherever an invented director of the sample feed appears. */
export function DirectorSampleBadge() {
  return <Badge>Sample profile</Badge>;
}
