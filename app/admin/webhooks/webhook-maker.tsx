import { type FormEvent, useRef, useState } from 'react';
import { addWebhook } from '#domain/contract/webhook-routes.ts';
import { type WebhookEvent, webhookEvents, webhookEventWords } from '#domain/webhooks/webhook.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { LiveForm } from '../../ui/controls/live-form.tsx';
import { useErrorFocus } from '../forms/use-error-focus.ts';
import { useKeptWords } from '../forms/use-kept-words.ts';
import { useFormGuard } from '../use-admin-guard.ts';
import { refusalWords } from './refusal-words.ts';
import type { ShownSecret } from './webhook-secret.tsx';

type Problems = { url?: string; events?: string };

/** An address and what it is told of. */
export function WebhookMaker({ onMade }: { onMade: (made: ShownSecret) => void }) {
  const shutBy = useFormGuard();
  const [url, setUrl] = useKeptWords('webhook');
  const form = useRef<HTMLFormElement>(null);
  const [events, setEvents] = useState<WebhookEvent[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  useErrorFocus(form, problems);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(url, events);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const result = await call(addWebhook, { body: { url, events } });
    setBusy(false);
    if (result.ok) {
      setUrl('');
      setEvents([]);
      return onMade(result.answer);
    }
    if (!shutBy(result.failure)) setProblems({ url: refusalWords(result.failure) });
  };
  const choose = (one: WebhookEvent, isChosen: boolean) =>
    setEvents((before) => (isChosen ? [...before, one] : before.filter((it) => it !== one)));
  return (
    <LiveForm ref={form} className="panel webhook-form" aria-label="New webhook" onSubmit={submit}>
      <Field
        label="Address"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="https:// and a public address."
        value={url}
        error={problems.url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <fieldset className="webhook-events">
        <legend className="field-label">What it is told of</legend>
        {webhookEvents.map((one) => (
          <Checkbox
            key={one}
            name={one}
            aria-invalid={problems.events ? true : undefined}
            checked={events.includes(one)}
            label={one}
            hint={webhookEventWords[one]}
            onChange={({ target }) => choose(one, target.checked)}
          />
        ))}
        <FieldError>{problems.events}</FieldError>
      </fieldset>
      <div>
        <Button type="submit" variant="primary" compact loading={busy}>
          {busy ? 'Adding…' : 'Add webhook'}
        </Button>
      </div>
    </LiveForm>
  );
}

const problemsOf = (url: string, events: readonly string[]): Problems => ({
  ...(url.trim() === '' ? { url: 'Please enter an address.' } : {}),
  ...(events.length === 0 ? { events: 'Choose what it is told of.' } : {}),
});
