import { SitePanel } from './SitePanel.tsx';
import { navFields } from './nav-fields.ts';

export function NavPanel() {
  return <SitePanel name="nav" fields={navFields} />;
}
