import type { Policy } from '#domain/policies-text/policies.ts';

type PolicyTextProps = {
  policy: Policy;
  /** The level below the title: h1 on a page, h2 in a dialog. */
  heading: 'h2' | 'h3';
};

/** The body of a policy, for its page and for its dialog. */
export function PolicyText({ policy, heading: Heading }: PolicyTextProps) {
  return (
    <div className="policy-text">
      <p className="mono">Dated {policy.dated}</p>
      <p>{policy.intro}</p>
      {policy.sections.map((section) => (
        <section key={section.heading}>
          <Heading>{section.heading}</Heading>
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
