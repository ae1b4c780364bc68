import type { Policy } from '#domain/policies-text/policies.ts';

/** The body of a policy, for its page and for its dialog. */
export function PolicyText({ policy }: { policy: Policy }) {
  return (
    <div className="policy-text">
      <p className="mono">Dated {policy.dated}</p>
      <p>{policy.intro}</p>
      {policy.sections.map((section) => (
        <section key={section.heading}>
          <h3>{section.heading}</h3>
          {section.content.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <ul key={part[0]}>
                {part.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
