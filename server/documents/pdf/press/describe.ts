// What the file says of itself, for lists of documents and for checkers.
import type PDFDocument from 'pdfkit';

export type Facts = {
  title: string;
  subject: string;
  author: string;
  /** Of the document's own words, as `en`. */
  language: string;
  createdAt: Date;
};

/** The facts as pdfkit takes them, and as the metadata it would write without escaping. */
export function describe(facts: Facts) {
  const { title, subject, author, createdAt } = facts;
  return {
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      Subject: subject,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
    write(pdf: PDFDocument): void {
      const metadata = pdf.ref({ Type: 'Metadata', Subtype: 'XML' });
      metadata.compress = false;
      metadata.write(Buffer.from(metadataOf(facts)));
      metadata.end();
      pdf._root.data.Metadata = metadata;
    },
  };
}

function metadataOf({ title, subject, author, createdAt }: Facts): string {
  const moment = `${createdAt.toISOString().slice(0, 19)}Z`;
  const plain = (text: string) =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title>${plain(title)}</dc:title>
<dc:description>${plain(subject)}</dc:description>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreateDate>${moment}</xmp:CreateDate>
<xmp:ModifyDate>${moment}</xmp:ModifyDate>
<xmp:CreatorTool>${escaped(author)}</xmp:CreatorTool>
<pdf:Producer>${escaped(author)}</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// Signs that XML may not hold are left out.
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
