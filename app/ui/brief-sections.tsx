import { type BriefBlock, briefParagraphs } from '#domain/projects/brief-paragraphs.ts';

/** A creative brief as ruled sections: heading on the left, text and bullets on the right. */
export function BriefSections({ brief }: { brief: string }) {
  return (
    <div className="brief-sections">
      {briefParagraphs(brief).map((paragraph, index) => (
        // A brief is replaced whole, and two of its sections may read the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index} className={paragraph.heading ? '' : 'is-plain'}>
          {paragraph.heading ? <h3>{paragraph.heading}</h3> : null}
          <div className="brief-sections-body">{paragraph.blocks.map(renderBlock)}</div>
        </section>
      ))}
    </div>
  );
}

function renderBlock(block: BriefBlock, index: number) {
  if (block.kind === 'text') return <p key={index}>{block.text}</p>;
  return (
    <ul key={index}>
      {block.items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
