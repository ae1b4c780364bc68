import { useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { type GuestRefusal, type SharedPage, sharedPath } from '#domain/sharing/shared-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useKeptForm } from '../use-kept-form.ts';
import { ApprovalList } from './approval-list.tsx';
import { FormProblem } from './form-problem.tsx';
import { SaidNote } from './notes.tsx';
import { useSending } from './use-sending.ts';
import { NameField } from './write-form.tsx';

const keptWords = ({ cuts }: SharedPage): string =>
  cuts.length > 1
    ? `storyboard and script of ${cuts.length === 2 ? 'both' : `all ${cuts.length}`} cuts and the brief`
    : 'storyboard, script and brief';

type ApprovePanelProps = { page: SharedPage; refused: GuestRefusal | undefined };

/** Who said yes to which take, and the form to do so. */
export function ApprovePanel({ page, refused }: ApprovePanelProps) {
  const own = useSending('approve', refused);
  const { fields = {}, values = {} } = own.refused ?? {};
  const [search] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(form, {
    key: `approve:${page.token}`,
    sent: search.get('said') === 'approve' ? page.formId : '',
    isUnsent: own.refused?.unsent === true,
  });
  if (page.owner && page.approvals.length === 0) return null;
  return (
    <section id="approve" className="shared-approve" aria-labelledby="approve-heading">
      <div>
        <h2 id="approve-heading" className="heading-2">
          {page.owner ? 'Approvals' : 'Is this the one?'}
        </h2>
        {page.owner ? null : (
          <p className="muted">
            Approving keeps {keptWords(page)} as they are now, with your name and the time. What
            changes later is shown against them.
          </p>
        )}
        <SaidNote of={['approve']} />
        <ApprovalList approvals={page.approvals} />
      </div>
      {page.owner ? null : (
        <Form
          method="post"
          action={sharedPath(page.token)}
          ref={form}
          className="shared-form"
          noValidate
        >
          <input type="hidden" name="act" value="approve" />
          <input type="hidden" name="take" value={page.take} />
          <NameField value={values.name ?? page.guestName} error={fields.name} />
          <FormProblem refused={own.refused} />
          <Button type="submit" variant="primary" loading={own.isSending}>
            <Icon name="check" /> {own.isSending ? 'Approving…' : 'Approve this take'}
          </Button>
        </Form>
      )}
    </section>
  );
}
