import { AGREED_ALONE, AGREED_TOGETHER, AgreementForm } from '../online/agreement-form.tsx';
import { OnlineWords } from '../online/words.tsx';
import type { Where } from './where.tsx';

/** What is agreed on at a table online; its words come with it. */
export function Terms({ where, alone }: { readonly where: Where; readonly alone: boolean }) {
  const { agreement = alone ? AGREED_ALONE : AGREED_TOGETHER, setAgreement } = where;
  return (
    <OnlineWords>
      <AgreementForm agreement={agreement} onChange={setAgreement} alone={alone} />
    </OnlineWords>
  );
}
