import { useDocument } from '../core/use-document.ts';
import { SubNavChoice } from '../dialogs/page-settings/SubNavChoice.tsx';

/** Which sub nav the page has, and the way to the links of each. */
export function SubNavsPanel() {
  const page = useDocument('page');
  return page && <SubNavChoice page={page} />;
}
