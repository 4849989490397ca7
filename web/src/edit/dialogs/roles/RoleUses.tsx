import { messages } from '../../messages/messages.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useCall } from '../../ui/use-call.ts';
import { UseLists } from './UseLists.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.roles;

export function RoleUses({ roleId }: { roleId: string }) {
  const { data, error } = useCall('GET /roles/uses', { _id: roleId });
  return (
    <section className={sidebarStyles.stack}>
      <h3>{t.uses}</h3>
      <ErrorMessage>{error}</ErrorMessage>
      {!data && !error && <p className={inputsStyles.hint}>{t.checking}</p>}
      {data && <UseLists uses={data} />}
    </section>
  );
}
