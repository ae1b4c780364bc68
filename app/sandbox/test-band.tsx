import { Icon } from '../ui/icon.tsx';

/** Across the page and always in sight: what is done here costs nothing. */
export function TestBand() {
  return (
    <p className="test-band">
      <Icon name="clapper" />
      <span>
        <b>Test payment: nothing is charged</b>{' '}
        <span className="test-band-more">No bank is asked. Only test cards work here.</span>
      </span>
    </p>
  );
}
