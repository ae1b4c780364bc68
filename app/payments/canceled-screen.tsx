import { LinkButton } from '../ui/controls/link-button.tsx';

type CanceledScreenProps = {
  /** Id of the viewer's project; 'gone' where one was named that is not there for them. */
  project: string | null;
  /** What the address names. */
  plan: string | null;
};

/** A payment page was left without paying. */
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
  if (project === 'gone') return { to: '/projects', text: 'To my projects' };
  if (project) return { to: `/projects/${project}`, text: 'Back to your project' };
  return plan === 'starter'
    ? { to: '/account#payments', text: 'Back to the starter package' }
    : null;
}
