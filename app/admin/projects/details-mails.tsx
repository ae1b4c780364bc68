import { Link } from 'react-router';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { Badge } from '../../ui/badge.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { mailWords } from '../mail-words.ts';

type Mail = AdminProjectDetails['mails'][number];

const words = {
  queued: 'On its way',
  sent: 'Sent',
  failed: 'Failed',
  stopped: 'Not wanted',
} satisfies Record<Mail['status'], string>;

/** What was mailed about it, newest first. */
export function DetailsMails({ mails }: { mails: readonly Mail[] }) {
  return (
    <ul className="admin-entries">
      {mails.map((mail) => (
        <li key={mail.id}>
          <div>
            <b>{mailWords(mail.kind)}</b>
            <Badge>{words[mail.status]}</Badge>
          </div>
          <p className="meta">
            To {mail.to_address} · {mail.sent_at ? 'sent ' : 'asked for '}
            <ShownTime iso={mail.sent_at ?? mail.created_at} exact />
          </p>
          {mail.status === 'failed' ? <FailedMail problem={mail.problem} /> : null}
        </li>
      ))}
    </ul>
  );
}

function FailedMail({ problem }: Pick<Mail, 'problem'>) {
  return (
    <p className="meta">
      {problem ? `${problem} · ` : ''}
      <Link className="text-link" to="/admin/failures">
        Open failures
      </Link>
    </p>
  );
}
