import { useState } from 'react';
import type { ApiKey } from '#domain/api-keys/api-key.ts';
import { revokeApiKey } from '#domain/contract/api-key-routes.ts';
import type { Result } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { ShownTime } from '../../ui/page/shown-time.tsx';
import { AccountProblem } from '../account-problem.tsx';
import { useAccountAction } from '../use-account-action.ts';

type ApiKeyRowProps = { apiKey: ApiKey; onRevoked: () => void };

export function ApiKeyRow({ apiKey, onRevoked }: ApiKeyRowProps) {
  const { name, hint, scopes } = apiKey;
  const [open, setOpen] = useState(false);
  return (
    <li className="session-row">
      <div className="api-key">
        <p className="session-device">
          <b>{name}</b> <code className="api-key-hint">…{hint}</code>
        </p>
        <p className="api-key-scopes">
          {scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </p>
        <KeyTimes apiKey={apiKey} />
      </div>
      <Button compact onClick={() => setOpen(true)}>
        Revoke <span className="sr-only">{name}</span>
      </Button>
      <RevokeDialog
        apiKey={apiKey}
        open={open}
        onClose={() => setOpen(false)}
        onRevoked={onRevoked}
      />
    </li>
  );
}

function KeyTimes({ apiKey: { created_at, last_used_at, expires_at } }: { apiKey: ApiKey }) {
  return (
    <p className="meta">
      Made <ShownTime iso={created_at} /> ·{' '}
      {last_used_at ? (
        <>
          last used <ShownTime iso={last_used_at} exact />
        </>
      ) : (
        'never used'
      )}{' '}
      ·{' '}
      {expires_at ? (
        <>
          until <ShownTime iso={expires_at} />
        </>
      ) : (
        'until you revoke it'
      )}
    </p>
  );
}

function RevokeDialog({
  apiKey: { id, name },
  open,
  onClose,
  onRevoked,
}: ApiKeyRowProps & { open: boolean; onClose: () => void }) {
  const toast = useToast();
  const { busy, failure, run } = useAccountAction();
  const revoke = () =>
    run(
      async () => goneIsRevoked(await call(revokeApiKey, { params: { id } })),
      () => {
        onClose();
        toast.show({ title: 'Key revoked', text: `${name} opens nothing any more.` });
        onRevoked();
      },
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Revoke ${name}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" loading={busy} onClick={revoke}>
            {busy ? 'Revoking...' : `Revoke ${name}`}
          </Button>
        </>
      }
    >
      <p>Programs that use this key are refused from now on. It cannot be brought back.</p>
      <AccountProblem failure={failure} />
    </Dialog>
  );
}

const goneIsRevoked = (result: Result<unknown>): Result<unknown> =>
  !result.ok && result.failure.reason === 'missing' ? { ok: true, answer: null } : result;
