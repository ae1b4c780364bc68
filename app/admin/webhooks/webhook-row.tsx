import { useState } from 'react';
import {
  changeWebhook,
  deleteWebhook,
  renewWebhookSecret,
  tryWebhook,
} from '#domain/contract/webhook-routes.ts';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import { call } from '../../calls/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { useWebhookAct } from './use-webhook-act.ts';
import type { ShownSecret } from './webhook-secret.tsx';

type WebhookRowProps = {
  webhook: Webhook;
  onSecret: (shown: ShownSecret) => void;
  onChanged: () => void;
};

export function WebhookRow({ webhook, onSecret, onChanged }: WebhookRowProps) {
  const { id, url, active } = webhook;
  const { busy, act } = useWebhookAct();
  const [asks, setAsks] = useState<'secret' | 'delete' | null>(null);
  const toast = useToast();
  const params = { id };
  const ping = () =>
    act(
      'try',
      () => call(tryWebhook, { params }),
      () => {
        toast.show({ title: 'A ping is on its way', text: 'Below you see what becomes of it.' });
        onChanged();
      },
    );
  const pause = () =>
    act('pause', () => call(changeWebhook, { params, body: { active: !active } }), onChanged);
  const renew = () =>
    act(
      'secret',
      () => call(renewWebhookSecret, { params }),
      (made) => {
        setAsks(null);
        onSecret(made);
      },
    );
  const remove = () =>
    act(
      'delete',
      () => call(deleteWebhook, { params }),
      () => {
        setAsks(null);
        onChanged();
      },
    );
  return (
    <li className="webhook-row">
      <About webhook={webhook} />
      <Acts {...{ webhook, busy }} onPing={ping} onPause={pause} onAsk={setAsks} />
      <Question
        open={asks !== null}
        kind={asks ?? 'delete'}
        url={url}
        busy={busy !== null}
        onClose={() => setAsks(null)}
        onYes={asks === 'secret' ? renew : remove}
      />
    </li>
  );
}

type ActsProps = {
  webhook: Webhook;
  busy: string | null;
  onPing: () => void;
  onPause: () => void;
  onAsk: (question: keyof typeof words) => void;
};

const Acts = ({ webhook: { url, active }, busy, onPing, onPause, onAsk }: ActsProps) => (
  <div className="webhook-acts">
    <Button compact loading={busy === 'try'} onClick={onPing}>
      {busy === 'try' ? 'Sending…' : 'Send a ping'} <span className="sr-only">to {url}</span>
    </Button>
    <Button compact loading={busy === 'pause'} onClick={onPause}>
      {active ? 'Pause' : 'Go on'} <span className="sr-only">{url}</span>
    </Button>
    <Button compact onClick={() => onAsk('secret')}>
      New secret <span className="sr-only">for {url}</span>
    </Button>
    <Button compact onClick={() => onAsk('delete')}>
      Delete <span className="sr-only">{url}</span>
    </Button>
  </div>
);

const About = ({ webhook: { url, events, active, created_at } }: { webhook: Webhook }) => (
  <div className="webhook-about">
    <p className="webhook-url">
      <b>{url}</b> {active ? null : <Badge>Paused</Badge>}
    </p>
    <p className="webhook-badges">
      {events.map((event) => (
        <Badge key={event}>{event}</Badge>
      ))}
    </p>
    <p className="meta">
      Since <ShownTime iso={created_at} />
    </p>
  </div>
);

const words = {
  secret: {
    title: 'Make another secret?',
    text: 'From now on what is sent is signed with the new one: a receiver that knows only the old one refuses it.',
    yes: 'Make another secret',
  },
  delete: {
    title: 'Delete this webhook?',
    text: 'It is told nothing any more, and its deliveries go from the list below.',
    yes: 'Delete webhook',
  },
} as const;

type QuestionProps = {
  open: boolean;
  kind: keyof typeof words;
  url: string;
  busy: boolean;
  onClose: () => void;
  onYes: () => void;
};

function Question({ open, kind, url, busy, onClose, onYes }: QuestionProps) {
  const { title, text, yes } = words[kind];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button variant="danger" loading={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p className="webhook-url">
        <b>{url}</b>
      </p>
      <p className="mt-3">{text}</p>
    </Dialog>
  );
}
