import { useDocument } from '../core/use-document.ts';
import { SubNavChoice } from '../dialogs/page-settings/SubNavChoice.tsx';

export function SubNavsPanel() {
  const page = useDocument('page');
  return page && <SubNavChoice page={page} />;
}
