import { LinkButton } from '../ui/link-button.tsx';

type CanceledScreenProps = { project: string | null; plan: string | null };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A payment page was left without paying. `project` and `plan` are what the address names. */
export function CanceledScreen({ project, plan }: CanceledScreenProps) {
  const way = wayBack(project, plan);
  return (
    <section className="panel payment-panel" aria-label="Payment">
      <h1 className="heading-1">Payment canceled</h1>
      <p className="muted">No charges were made.</p>
      <div className="payment-ways">
        {way ? (
          <LinkButton variant="primary" to={way.to}>
            {way.text}
          </LinkButton>
        ) : null}
        <LinkButton variant={way ? 'secondary' : 'primary'} to="/">
          Try Again
        </LinkButton>
        <LinkButton to="/">Back to Home</LinkButton>
      </div>
    </section>
  );
}

function wayBack(project: string | null, plan: string | null) {
  if (project && uuid.test(project)) {
    return { to: `/projects/${project}`, text: 'Back to your project' };
  }
  return plan === 'starter'
    ? { to: '/account#payments', text: 'Back to the starter package' }
    : null;
}
