import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { productionName } from '#domain/payments/production-name.ts';
import { projectPrice } from '#domain/payments/rules/price-rule.ts';
import type { Project } from '#domain/projects/project.ts';
import { startPayment } from '../../checkout/checkout.ts';
import { checkoutFailure, checkoutNotices } from '../../checkout/checkout-notices.ts';
import { hearPayments, watchPayments } from '../../checkout/payment-news.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { projectPath, signInPath } from '../project-paths.ts';

/** Going into production: `ask` names the price of a project, `pay` opens its payment page. */
export function useProduction() {
  const [project, setProject] = useState<Project | null>(null);
  const [busy, setBusy] = useState(false);
  const email = useViewer()?.email ?? '';
  const { show } = useToast();
  const navigate = useNavigate();
  const news = usePaymentNews();
  const price = projectPrice(project?.form_data ?? {});

  const begin = async (project: Project) => {
    const end = await startPayment({
      amount: price.dollars,
      productName: nameOf(project),
      email,
      projectId: project.id,
    });
    if (end.ok) {
      setProject(null);
      news.expect();
      if (end.place === 'tab') show(checkoutNotices.processing);
      if (end.place === 'closed') {
        show(checkoutNotices.canceled);
        news.reread(); // it was begun all the same
      }
      return;
    }
    const { reason } = end.failure;
    if (reason === 'signed-out') return navigate(signInPath(projectPath(project.id)));
    // Its price or its state is not what stands here.
    if (reason === 'conflict' || reason === 'validation') {
      setProject(null);
      news.reread();
    }
    show(checkoutFailure(end.failure, checkoutNotices.paymentFailed));
  };
  return {
    project,
    price,
    email,
    busy,
    ask: setProject,
    close: () => setProject(null),
    /** Its amount was named: what is asked for it follows. */
    named(project: Project) {
      setProject(project);
      news.reread();
    },
    async pay() {
      if (!project || busy) return;
      setBusy(true);
      await begin(project).finally(() => setBusy(false));
    },
  };
}

const nameOf = ({ product_name, project_name }: Project) =>
  productionName(product_name.trim() || project_name);

/**
 * Reads the projects again when another tab tells of a payment; once one is expected, whenever
 * somebody comes back to this tab too.
 */
function usePaymentNews() {
  const { revalidate } = useRevalidator();
  const [expected, setExpected] = useState(false);
  useEffect(() => {
    const reread = () => void revalidate();
    return expected ? watchPayments(reread) : hearPayments(reread);
  }, [expected, revalidate]);
  return { expect: () => setExpected(true), reread: () => void revalidate() };
}
