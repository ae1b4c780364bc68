import { markIdea } from '#domain/brief/mark-idea.ts';
import { type BriefBlock, briefParagraphs } from '#domain/projects/brief-paragraphs.ts';

type BriefSectionsProps = {
  brief: string;
  /** More of it comes: the last section may still change. */
  unfinished?: boolean;
};

/**
 * A creative brief as ruled sections: heading on the left, text and bullets on the right. Its one
 * idea is highlighted, once it stands.
 */
export function BriefSections({ brief, unfinished = false }: BriefSectionsProps) {
  const paragraphs = briefParagraphs(brief);
  const standing = unfinished ? paragraphs.length - 1 : paragraphs.length;
  return (
    <div className="brief-sections">
      {paragraphs.map((paragraph, index) => (
        // A brief is replaced whole, and two of its sections may read the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index} className={paragraph.heading ? '' : 'is-plain'}>
          {paragraph.heading ? <h3 dir="auto">{paragraph.heading}</h3> : null}
          <div className="brief-sections-body">
            {paragraph.blocks.map((block, at) =>
              renderBlock(block, at, at === 0 && index < standing ? paragraph.heading : undefined),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

function renderBlock(block: BriefBlock, index: number, heading: string | undefined) {
  if (block.kind === 'text') {
    const { marked, rest } = markIdea(heading, block.text);
    return (
      <p key={index} dir="auto">
        {marked ? <mark>{marked}</mark> : null}
        {marked && rest ? ` ${rest}` : rest}
      </p>
    );
  }
  return (
    <ul key={index}>
      {block.items.map((text) => (
        <li key={text} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}
