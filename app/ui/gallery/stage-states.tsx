import slate from '../art/slate.svg';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { Leader } from '../page/leader.tsx';
import { FilmStrip } from '../paper/film-strip.tsx';
import { Slate } from '../paper/slate.tsx';
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
