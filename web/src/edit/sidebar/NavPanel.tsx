import { SitePanel } from './SitePanel.tsx';
import { navFields } from '../site-documents/nav-fields.ts';

export function NavPanel() {
  return <SitePanel name="nav" fields={navFields} />;
}
