import { type BriefLine, parseBrief } from '#domain/brief/parse-brief.ts';

/** A creative brief as ruled sections: heading on the left, text and bullets on the right. */
export function BriefSections({ brief }: { brief: string }) {
  return (
    <div className="brief-sections">
      {parseBrief(brief).map((section, index) => (
        // A brief is replaced whole, and two of its sections may read the same.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index} className={section.heading ? '' : 'is-plain'}>
          {section.heading ? <h3>{section.heading}</h3> : null}
          <div className="brief-sections-body">{blocks(section.lines).map(renderBlock)}</div>
        </section>
      ))}
    </div>
  );
}

type Block = { bullets: boolean; texts: string[] };

function blocks(lines: BriefLine[]): Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.kind === 'bullet' && last?.bullets) last.texts.push(line.text);
    else found.push({ bullets: line.kind === 'bullet', texts: [line.text] });
  }
  return found;
}

function renderBlock({ bullets, texts }: Block, index: number) {
  if (!bullets) return <p key={index}>{texts[0]}</p>;
  return (
    <ul key={index}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
