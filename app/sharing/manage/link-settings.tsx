import { type FormEvent, useState } from 'react';
import { changeShare } from '#domain/contract/share-routes.ts';
import { mostPassphrase, type ShareSettings, shareDays } from '#domain/sharing/share.ts';
import { call } from '../../calls/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LiveForm } from '../../ui/controls/live-form.tsx';
import { notices } from './notices.ts';
import type { Link, OwnPart } from './use-share.ts';

type LinkSettingsProps = Omit<OwnPart, 'share'> & { link: Link };

/** What the link allows, and until when. */
export function LinkSettings({ projectId, link, busy, run }: LinkSettingsProps) {
  const [problem, setProblem] = useState('');
  const change = async (name: string, body: ShareSettings) => {
    const asked = call(changeShare, { params: { id: projectId }, body });
    const { fields } = await run(name, asked, notices.saved);
    setProblem(fields.passphrase ?? '');
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void change('save', settingsOf(new FormData(event.currentTarget)));
  };
  return (
    <LiveForm className="share-settings" aria-label="What the link allows" onSubmit={save}>
      <h2 className="heading-3">What it allows</h2>
      <Checkbox
        name="downloads"
        defaultChecked={link.allows_downloads}
        label="Guests can download the PDF"
      />
      <Checkbox
        name="mails"
        defaultChecked={link.mails_owner}
        label="Mail me what guests say"
        hint="One mail for all of ten minutes, to your address once it is verified."
      />
      <EndField ends={link.expires_at !== null} />
      <Field
        label={link.has_passphrase ? 'Another pass phrase' : 'Pass phrase'}
        name="passphrase"
        optional
        autoComplete="off"
        maxLength={mostPassphrase}
        hint="Guests have to say it first. Send it another way than the link; it cannot be shown again."
        error={problem}
      />
      <div className="share-buttons">
        <Button type="submit" loading={busy === 'save'}>
          {busy === 'save' ? 'Saving…' : 'Save'}
        </Button>
        {link.has_passphrase ? (
          <Button
            variant="ghost"
            loading={busy === 'open up'}
            onClick={() => void change('open up', { passphrase: null })}
          >
            Ask for no pass phrase
          </Button>
        ) : null}
      </div>
    </LiveForm>
  );
}

const EndField = ({ ends }: { ends: boolean }) => (
  <div className="field">
    <label className="field-label" htmlFor="share-days">
      Ends by itself
    </label>
    <select id="share-days" name="days" className="input select" defaultValue="keep">
      <option value="keep">{ends ? 'As it is now' : 'Never'}</option>
      {ends ? <option value="never">Never</option> : null}
      {shareDays.map((days) => (
        <option key={days} value={days}>
          {days} days from now
        </option>
      ))}
    </select>
  </div>
);

function settingsOf(form: FormData): ShareSettings {
  const days = form.get('days');
  const passphrase = String(form.get('passphrase') ?? '');
  const chosen = shareDays.find((one) => String(one) === days);
  return {
    allows_downloads: form.has('downloads'),
    mails_owner: form.has('mails'),
    ...(chosen ? { days: chosen } : {}),
    ...(days === 'never' ? { days: null } : {}),
    ...(passphrase ? { passphrase } : {}),
  };
}
