import { Icon } from '../ui/icon.tsx';

/** Stands where a project that is paid for went into production. */
export const InProduction = () => (
  <p className="in-production">
    <Icon name="check" /> In production
  </p>
);
