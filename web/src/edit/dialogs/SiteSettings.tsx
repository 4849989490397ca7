import { mayCloseForms } from '../forms/open-forms.ts';
import { Tabs } from '../ui/Tabs.tsx';
import type { ModalProps } from './EditModal.tsx';
import { CategoriesTab } from './site-settings/CategoriesTab.tsx';
import { CookieTab } from './site-settings/CookieTab.tsx';
import { FilesTab } from './site-settings/FilesTab.tsx';
import { GeneralTab } from './site-settings/GeneralTab.tsx';
import { PageBannersTab } from './site-settings/PageBannersTab.tsx';
import { RedirectsTab } from './site-settings/RedirectsTab.tsx';
import { RegionsTab } from './site-settings/RegionsTab.tsx';
import { SharingTab } from './site-settings/SharingTab.tsx';

const tabs = [
  { name: 'General', Panel: GeneralTab },
  { name: 'Regions', Panel: RegionsTab },
  { name: 'Cookie', Panel: CookieTab },
  { name: 'Page Banners', Panel: PageBannersTab },
  { name: 'Sharing', Panel: SharingTab },
  { name: 'Categories', Panel: CategoriesTab },
  { name: 'Redirects', Panel: RedirectsTab },
  { name: 'Files', Panel: FilesTab },
];

export function SiteSettings(props: ModalProps) {
  return <Tabs label="Site settings" tabs={tabs} props={props} mayLeave={() => mayCloseForms()} />;
}
