import envelope from '#app/ui/art/envelope.svg';
import { parseBrief } from '#domain/brief/parse-brief.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { chosenConcept, currentScript, type Draft } from '#domain/wizard/draft/draft.ts';

/** What lies in the envelope. `frames` is how many are, or were, sent. */
export function PackageContents({ draft, frames }: { draft: Draft; frames: string }) {
  const script = parseAvScript(currentScript(draft));
  const seconds = script?.rows.at(-1)?.endSeconds;
  const sections = parseBrief(draft.creativeBrief).length;
  const contents = [
    { label: 'Concept', text: chosenConcept(draft)?.title ?? '' },
    { label: 'Brief', text: `${sections} ${sections === 1 ? 'section' : 'sections'}` },
    { label: 'Script', text: `Take ${draft.take + 1}${seconds ? `, ${seconds} s` : ''}` },
    { label: 'Storyboard', text: frames },
    { label: 'PDF', text: 'All of it, to print or forward' },
  ];
  return (
    <section className="paper package-contents" aria-label="In the package">
      <img src={envelope} alt="" width={260} height={150} />
      <dl>
        {contents.map(({ label, text }) => (
          <div key={label}>
            <dt className="mono">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
