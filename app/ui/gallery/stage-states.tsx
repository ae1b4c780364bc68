import slate from '../art/slate.svg';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { FilmStrip } from '../film-strip.tsx';
import { Leader } from '../leader.tsx';
import { Slate } from '../slate.tsx';
import { Section } from './section.tsx';

export function StageStates() {
  return (
    <Section title="On the stage">
      {[1, 3.5, 8, 13].map((step) => (
        <FilmStrip key={step} step={step} />
      ))}
      <div className="grid gap-6 lg:grid-cols-3">
        <Slate
          entries={[
            { label: 'Product', text: 'Nightjar Cold Brew' },
            { label: 'Format', text: '9:16, 16:9' },
            { label: 'Approach', text: 'Bold' },
            { label: 'Concept', text: '' },
          ]}
        />
        <EmptyState
          title="No Projects Yet"
          text="Complete the creative wizard to save your first project"
          picture={<img src={slate} alt="" />}
          action={<Button variant="primary">Create Your First Project</Button>}
        />
        <div className="flex flex-wrap items-center gap-6">
          <Leader size="large" label="Writing your concepts" />
          <Leader size="medium" silent />
          <Leader size="small" from={4} loop={false} silent />
        </div>
      </div>
    </Section>
  );
}
