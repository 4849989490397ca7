import type { ComponentType } from 'react';
import type { Capability } from '../../../../proto/permissions.ts';
import type { Panel, SiteSettingsTab } from '../core/panel.ts';
import { currentUser, refusalAnywhere } from '../core/permissions.ts';
import type { ReadonlyState } from '../core/state.ts';
import { common, messages } from '../messages/messages.ts';
import { lazyPanel } from '../ui/lazy-panel.ts';

const t = messages.dialogs.workspace;
const tabs = messages.siteSettings.tabs;
const lazy = lazyPanel<ScreenProps>;

export const places = {
  home: common.templates.home.label,
  content: common.content,
  library: t.library,
  site: common.site,
  account: common.account,
};

export interface ScreenProps {
  /** Shows another page behind the open workspace. */
  navigate: (url: string) => void;
  /** Closes the workspace and shows the page. */
  leaveTo: (slug: string) => void;
  onClose: () => void;
  /** Loads the visit again. */
  refresh: () => void;
}

interface Screen {
  place: keyof typeof places;
  /** Id of the command that opens the screen. The part before the colon is the panel of the screen. */
  id: `dashboard:${string}` | `site-settings:${SiteSettingsTab}` | 'config-settings';
  label: string;
  View: ComponentType<ScreenProps>;
  /** Capabilities of which a user needs at least one to see the screen. */
  needs?: readonly Capability[];
  /** Why other users may not open the screen. */
  forAdministrators?: string;
  /** Title of the form that adds an entry to the screen. */
  add?: string;
}

const Home = lazy(async () => (await import('./Home.tsx')).Home);
const Pages = lazy(async () => (await import('./pages/Pages.tsx')).Pages);
const Sitemap = lazy(async () => (await import('./content/Sitemap.tsx')).Sitemap);
const Navigation = lazy(async () => (await import('./content/Navigation.tsx')).Navigation);
const PageBanners = lazy(async () => (await import('./site-settings/PageBanners.tsx')).PageBanners);
const SubNavs = lazy(async () => (await import('./content/SubNavs.tsx')).SubNavs);
const Redirects = lazy(async () => (await import('./site-settings/Redirects.tsx')).Redirects);
const CalendarTab = lazy(async () => (await import('./calendar/CalendarTab.tsx')).CalendarTab);
const Import = lazy(async () => (await import('./importing/Import.tsx')).Import);
const Bin = lazy(async () => (await import('./content/Bin.tsx')).Bin);
const MediaTab = lazy(async () => (await import('./media/MediaTab.tsx')).MediaTab);
const Files = lazy(async () => (await import('./site-settings/Files.tsx')).Files);
const Patterns = lazy(async () => (await import('./content/Patterns.tsx')).Patterns);
const GeneralTab = lazy(async () => (await import('./site-settings/SettingsTabs.tsx')).GeneralTab);
const BrandTab = lazy(async () => (await import('./site-settings/BrandTab.tsx')).BrandTab);
const Regions = lazy(async () => (await import('./site-settings/Regions.tsx')).Regions);
const Domains = lazy(async () => (await import('./site-settings/Domains.tsx')).Domains);
const CookieTab = lazy(async () => (await import('./site-settings/CookieTab.tsx')).CookieTab);
const PublishingTab = lazy(async () => (await import('./site-settings/SettingsTabs.tsx')).PublishingTab);
const SharingTab = lazy(async () => (await import('./site-settings/SettingsTabs.tsx')).SharingTab);
const CategoriesTab = lazy(async () => (await import('./site-settings/SettingsTabs.tsx')).CategoriesTab);
const SearchTab = lazy(async () => (await import('./site-settings/SearchTab.tsx')).SearchTab);
const FormsTab = lazy(async () => (await import('./site-settings/FormsTab.tsx')).FormsTab);
const Leads = lazy(async () => (await import('./leads/Leads.tsx')).Leads);
const StatisticsTab = lazy(async () => (await import('./statistics/StatisticsTab.tsx')).StatisticsTab);
const Users = lazy(async () => (await import('./users/Users.tsx')).Users);
const Roles = lazy(async () => (await import('./roles/Roles.tsx')).Roles);
const Providers = lazy(async () => (await import('./single-sign-on/Providers.tsx')).Providers);
const AllApiTokens = lazy(async () => (await import('./api-tokens/AllApiTokens.tsx')).AllApiTokens);
const Audit = lazy(async () => (await import('./audit/Audit.tsx')).Audit);
const AccountTab = lazy(async () => (await import('./account/AccountTab.tsx')).AccountTab);

const screensByPlace: Record<keyof typeof places, readonly Omit<Screen, 'place'>[]> = {
  home: [{ id: 'dashboard:home', label: common.templates.home.label, View: Home }],
  content: [
    { id: 'dashboard:pages', label: common.pages, View: Pages },
    { id: 'dashboard:sitemap', label: messages.dialogs.dashboard.sitemap, View: Sitemap },
    { id: 'dashboard:navigation', label: t.navigation, View: Navigation, needs: ['navigation', 'footer'] },
    {
      id: 'site-settings:pageBanners',
      label: tabs.pageBanners,
      View: PageBanners,
      needs: ['banners'],
      add: messages.siteSettings.banners.add,
    },
    { id: 'dashboard:sub-navs', label: t.subNavs, View: SubNavs, needs: ['subNavs'] },
    {
      id: 'site-settings:redirects',
      label: tabs.redirects,
      View: Redirects,
      needs: ['redirects'],
      add: messages.siteSettings.redirects.add,
    },
    { id: 'dashboard:calendar', label: messages.calendar.title, View: CalendarTab },
    { id: 'dashboard:import', label: messages.movingIn.title, View: Import, needs: ['pages.edit'] },
    { id: 'dashboard:bin', label: messages.history.bin.title, View: Bin },
  ],
  library: [
    { id: 'dashboard:media', label: messages.media.title, View: MediaTab },
    { id: 'site-settings:files', label: tabs.files, View: Files, needs: ['media'] },
    { id: 'dashboard:patterns', label: messages.palette.groups.patterns, View: Patterns, needs: ['patterns'] },
  ],
  site: [
    {
      id: 'site-settings:general',
      label: common.general,
      View: GeneralTab,
      needs: ['siteSettings', 'navigation', 'footer'],
    },
    { id: 'site-settings:brand', label: tabs.brand, View: BrandTab, needs: ['siteSettings'] },
    {
      id: 'site-settings:regions',
      label: common.regions,
      View: Regions,
      needs: ['regions'],
      add: messages.siteSettings.regions.add,
    },
    { id: 'config-settings', label: t.domains, View: Domains, needs: ['domains'] },
    { id: 'site-settings:cookie', label: tabs.cookie, View: CookieTab, needs: ['siteSettings'] },
    { id: 'site-settings:publishing', label: tabs.publishing, View: PublishingTab, needs: ['siteSettings'] },
    { id: 'site-settings:sharing', label: common.sharing, View: SharingTab, needs: ['siteSettings'] },
    { id: 'site-settings:categories', label: tabs.categories, View: CategoriesTab, needs: ['siteSettings'] },
    { id: 'site-settings:search', label: common.search, View: SearchTab, needs: ['siteSettings'] },
    { id: 'site-settings:forms', label: tabs.forms, View: FormsTab, needs: ['siteSettings'] },
    { id: 'dashboard:leads', label: messages.leads.title, View: Leads, needs: ['leads'] },
    { id: 'dashboard:statistics', label: messages.statistics.title, View: StatisticsTab, needs: ['pages.edit'] },
    { id: 'dashboard:users', label: messages.users.title, View: Users, needs: ['people'], add: messages.users.invite },
    { id: 'dashboard:roles', label: common.roles, View: Roles, needs: ['people'], add: messages.roles.add },
    { id: 'dashboard:api-tokens', label: messages.apiTokens.title, View: AllApiTokens, needs: ['people'] },
    {
      id: 'dashboard:single-sign-on',
      label: messages.singleSignOn.title,
      View: Providers,
      forAdministrators: messages.singleSignOn.administratorsOnly,
      add: messages.singleSignOn.add,
    },
    {
      id: 'dashboard:audit',
      label: messages.audit.title,
      View: Audit,
      forAdministrators: messages.audit.administratorsOnly,
    },
  ],
  account: [{ id: 'dashboard:account', label: messages.account.title, View: AccountTab }],
};

/** Every screen of the workspace in the order of its list, from which commands, rights and panels derive. */
export const screens: readonly Screen[] = Object.entries(screensByPlace).flatMap(([place, listed]) =>
  listed.map((screen) => ({ place: place as keyof typeof places, ...screen })),
);

/** Returns the reason why the user may not open any screen of the site settings, if there is one. */
export const siteSettingsRefusal = (now: ReadonlyState): string | undefined =>
  refusalAnywhere(
    now,
    'siteSettings',
    ...screens.flatMap(({ id, needs = [] }) => (id.startsWith('site-settings') ? needs : [])),
  );

export function screenRefusal({ needs, forAdministrators }: Screen, now: ReadonlyState): string | undefined {
  if (forAdministrators && !currentUser(now)?.admin) return forAdministrators;
  return needs && refusalAnywhere(now, ...needs);
}

export function panelOf({ id }: Screen, adds?: { adds: true }): Panel {
  if (id === 'config-settings') return { kind: 'dialog', name: 'config-settings' };
  const [kind, tab] = id.split(':') as [string, string];
  if (kind === 'dashboard') return { kind: 'dashboard', tab, ...adds };
  return { kind: 'dialog', name: 'site-settings', tab: tab as SiteSettingsTab, ...adds };
}

/** Returns the screen that the panel names, or else the first screen of the panel that the user may open. */
export function screenOf(now: ReadonlyState): Screen | undefined {
  const { panel } = now;
  if (panel.kind !== 'dashboard' && (panel.kind !== 'dialog' || panel.name === 'page-settings')) return undefined;
  const kind = panel.kind === 'dashboard' ? 'dashboard' : panel.name;
  const id = 'tab' in panel && panel.tab ? `${kind}:${panel.tab}` : kind;
  const offered = screens.filter((screen) => !screenRefusal(screen, now));
  const ofPanel = offered.filter((one) => one.id.startsWith(kind));
  const isOfSite = ({ place }: Screen) => place === 'site';
  return (
    offered.find((one) => one.id === id) ??
    (kind === 'site-settings' ? ofPanel.find(isOfSite) : undefined) ??
    ofPanel[0] ??
    offered[0]
  );
}
