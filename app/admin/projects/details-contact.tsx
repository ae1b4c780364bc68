import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';

/** Who asked for it, how to reach them, and the director they chose. */
export function DetailsContact({ details }: { details: AdminProjectDetails }) {
  return (
    <section className="admin-details-section">
      <h3 className="heading-3">Client</h3>
      <dl className="admin-facts admin-facts-short">
        {entriesOf(details).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function entriesOf(details: AdminProjectDetails): [label: string, text: ReactNode][] {
  const { contact, director, client } = details;
  const { email, company, phone } = contact;
  const all: [string, ReactNode][] = [
    ['Name', contact.name || client],
    ['Email', email && <Way href={`mailto:${email}`} text={email} />],
    ['Company', company],
    ['Phone', phone && <Way href={`tel:${phone.replace(/[^\d+]/g, '')}`} text={phone} />],
    ['Account', contact.isMember ? 'Member' : 'Guest'],
    ['Creative director', director && <Director {...director} />],
  ];
  return all.filter(([, text]) => text);
}

function Way({ href, text }: { href: string; text: string }) {
  return (
    <a className="text-link" href={href}>
      {text}
    </a>
  );
}

function Director({ id, name }: { id: string; name: string }) {
  return (
    <Link className="text-link" to={`/director/${encodeURIComponent(id)}`}>
      {name}
    </Link>
  );
}
