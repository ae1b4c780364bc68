export type FormFact = { label: string; text: string };

const longFrom = 34;

/** The ruled boxes on top of a production document. */
export function FormHeader({ facts }: { facts: FormFact[] }) {
  return (
    <dl className="form-header">
      {facts.map((fact, index) => (
        <div key={fact.label} className={index > 0 && fact.text.length > longFrom ? 'is-long' : ''}>
          <dt>{fact.label}</dt>
          <dd dir="auto">{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}
