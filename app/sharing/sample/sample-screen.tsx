import type { Concept } from '#domain/concepts/concept.ts';
import type { SampleWork } from '#domain/sharing/sample-work.ts';
import { FilmPanel } from '../../animatic/film-panel.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PaperSheet } from '../../ui/paper/paper-sheet.tsx';
import { SharedDocuments } from '../shared-documents.tsx';
import { SharedHead } from '../shared-head.tsx';

/** A finished package from what was typed to the film, for whoever has none yet. */
export function SampleScreen({ work }: { work: SampleWork }) {
  return (
    <>
      <SharedHead work={work} eyebrow="A sample, for an invented client">
        <Begin />
      </SharedHead>
      {work.film ? (
        <FilmPanel film={work.film} frames={work.shown.storyboard_frames} startsItself />
      ) : null}
      <Typed typed={work.typed} />
      <Concepts concepts={work.concepts} chosen={work.chosen} />
      <SharedDocuments work={{ ...work, concept: null, film: null }} />
      <section className="sample-end" aria-labelledby="sample-end">
        <h2 id="sample-end" className="heading-2">
          Yours next
        </h2>
        <p>
          {work.productName} is invented; all the rest was written and drawn by AD BUILDER from the
          answers above. It is free to begin.
        </p>
        <Begin />
      </section>
    </>
  );
}

// A form, so that it works without the application, and opens the wizard of the landing page.
const Begin = () => (
  <form action="/" method="get">
    <Button type="submit" name="begin" value="" variant="primary">
      Get started
    </Button>
  </form>
);

function Typed({ typed }: Pick<SampleWork, 'typed'>) {
  return (
    <section className="shared-section" aria-labelledby="sample-typed">
      <h2 id="sample-typed" className="heading-2">
        What the client typed
      </h2>
      <dl className="sample-typed">
        {typed.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Concepts({ concepts, chosen }: Pick<SampleWork, 'concepts' | 'chosen'>) {
  return (
    <section className="shared-section" aria-labelledby="sample-concepts">
      <h2 id="sample-concepts" className="heading-2">
        Three concepts
      </h2>
      <div className="sample-concepts">
        {concepts.map((concept, at) => (
          <ConceptPaper
            key={concept.title}
            concept={concept}
            place={at + 1}
            isChosen={at === chosen}
          />
        ))}
      </div>
    </section>
  );
}

type ConceptPaperProps = { concept: Concept; place: number; isChosen: boolean };

function ConceptPaper({ concept, place, isChosen }: ConceptPaperProps) {
  return (
    <div className={isChosen ? 'sample-concept is-chosen' : 'sample-concept'}>
      <PaperSheet label={`Concept ${place}`} full>
        <p className="mono sample-place">
          Concept {place} of 3{isChosen ? ' · chosen' : ''}
        </p>
        <h3 className="tall sample-title">
          <span>{concept.title}</span>
        </h3>
        <p className="shared-idea">{concept.subtitle}</p>
        <ul className="shared-features">
          {concept.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {concept.tone ? <p className="sample-tone">Tone: {concept.tone}</p> : null}
      </PaperSheet>
    </div>
  );
}
