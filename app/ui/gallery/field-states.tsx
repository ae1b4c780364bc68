import { Field } from '../controls/field.tsx';
import { Section } from './section.tsx';

export function FieldStates() {
  return (
    <Section title="Fields">
      <div className="panel grid gap-5">
        <Field label="Product name" defaultValue="Nightjar Cold Brew" />
        <Field
          label="Email"
          type="email"
          defaultValue="june@"
          error="Please enter a valid email address."
        />
        <Field label="Notes" multiline optional hint="What must be seen, heard or avoided." />
        <Field label="Target audience" placeholder="Night-shift workers" />
      </div>
    </Section>
  );
}
