import { SitePanel } from './SitePanel.tsx';
import { footerFields } from '../site-documents/footer-fields.ts';

export function FooterPanel() {
  return <SitePanel name="footer" fields={footerFields} />;
}
