import { Tabs } from '../ui/Tabs.tsx';
import type { ModalProps } from './EditModal.tsx';
import { PageBannerTab } from './page-settings/PageBannerTab.tsx';
import { GeneralTab } from './page-settings/GeneralTab.tsx';
import { HistoryTab } from './page-settings/HistoryTab.tsx';
import { RolesTab } from './page-settings/RolesTab.tsx';
import { SeoTab } from './page-settings/SeoTab.tsx';
import { SharingTab } from './page-settings/SharingTab.tsx';

const tabs = [
  { name: 'General', Panel: GeneralTab },
  { name: 'SEO', Panel: SeoTab },
  { name: 'Sharing', Panel: SharingTab },
  { name: 'Page Banner', Panel: PageBannerTab },
  { name: 'Roles', Panel: RolesTab },
  { name: 'History', Panel: HistoryTab },
];

export function PageSettings(props: ModalProps) {
  return <Tabs label="Page settings" tabs={tabs} props={props} />;
}
