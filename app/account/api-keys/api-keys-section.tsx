import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiKey } from '#domain/api-keys/api-key.ts';
import { listApiKeys } from '#domain/contract/api-key-routes.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AccountProblem } from '../account-problem.tsx';
import { AccountSection, focusSection } from '../account-section.tsx';
import { ApiKeyMade } from './api-key-made.tsx';
import { ApiKeyMaker } from './api-key-maker.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import './api-keys.css';

/** Keys for a member's own programs: what there is, one more, and ending one. */
export function ApiKeysSection({ isAdmin }: { isAdmin: boolean }) {
  const { keys, failure, reload } = useKeys();
  const [secret, setSecret] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  useKeptFocus(keys?.length ?? 0);
  return (
    <AccountSection
      id="api-keys"
      title="API keys"
      text="With a key, a program of yours calls the API as you, for what the key may do."
    >
      {secret ? (
        <ApiKeyMade
          secret={secret}
          onDone={() => {
            setSecret(null);
            focusSection('api-keys');
          }}
        />
      ) : null}
      <ul className="session-list" aria-busy={keys === null && !failure}>
        {keys?.map((key) => (
          <ApiKeyRow key={key.id} apiKey={key} onRevoked={reload} />
        ))}
      </ul>
      {keys?.length === 0 ? <p className="muted">You have no keys.</p> : null}
      {keys === null && !failure ? <p className="muted">Loading your keys...</p> : null}
      <AccountProblem failure={failure} />
      {isMaking ? (
        <ApiKeyMaker
          isAdmin={isAdmin}
          onMade={(made) => {
            setMaking(false);
            setSecret(made.secret);
            reload();
          }}
        />
      ) : (
        <div className="account-actions">
          <Button compact onClick={() => setMaking(true)}>
            New API key
          </Button>
        </div>
      )}
      <p className="muted">
        What there is to call is written down at{' '}
        <a className="text-link" href="/api/docs">
          the API page
        </a>
        .
      </p>
    </AccountSection>
  );
}

// The button that was pressed goes with its row.
function useKeptFocus(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost) focusSection('api-keys');
    before.current = count;
  }, [count]);
}

function useKeys() {
  const [keys, setKeys] = useState<ApiKey[] | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads anew
  useEffect(() => {
    const stop = new AbortController();
    void call(listApiKeys, {}, { signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      setFailure(result.ok ? null : result.failure);
      if (result.ok) setKeys(result.answer.keys);
    });
    return () => stop.abort();
  }, [round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { keys, failure, reload };
}
