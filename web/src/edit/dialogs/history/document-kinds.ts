import type { Page } from '../../../../../proto/entities/page.ts';
import type { Fields } from '../../../fields/field.ts';
import { getTemplate } from '../../../templates/index.ts';
import { openModal } from '../../core/panels.ts';
import { state } from '../../core/state.ts';
import { footerFields } from '../../sidebar/footer-fields.ts';
import { navFields } from '../../sidebar/nav-fields.ts';
import { subNavFields } from '../../sidebar/sub-nav-fields.ts';
import type { SiteSettingsTab } from '../site-settings/tabs.ts';

interface DocumentKind {
  /** As a sentence begins with it. */
  label: string;
  routes: (typeof routes)[keyof typeof routes];
  /** It has no draft: visitors see what is saved. */
  isLive?: true;
  /** Names of the fields. One that is missing is named by its property. */
  fieldsOf?: (content: Record<string, unknown>) => Fields;
  /** Where a restored one is found, and how to go there. */
  place?: { label: string; open: (restored: Restored, navigate: (url: string) => void) => void };
}

export interface Restored {
  _id: string;
  /** Of a page. */
  slug?: string;
}

const historyRoutes = <P extends string>(prefix: P) =>
  ({
    history: `GET /${prefix}/documentHistory`,
    compare: `GET /${prefix}/compareDocument`,
    restore: `POST /${prefix}/restoreDocument`,
    deleted: `GET /${prefix}/listDeleted`,
  }) as const;

/** The calls of the services that keep histories. */
export const routes = {
  page: {
    history: 'GET /page/history',
    compare: 'GET /page/compare',
    restore: 'POST /page/restore',
    deleted: 'GET /page/listDeleted',
  },
  regions: historyRoutes('regions'),
  config: historyRoutes('config'),
  people: historyRoutes('people'),
  media: historyRoutes('media'),
} as const;

const { page, regions, config, people, media } = routes;

/** Every kind of document with a history, by the name that its service has for it. */
export const kinds = {
  page: {
    label: 'Page',
    routes: page,
    fieldsOf: pageFields,
    place: { label: 'Open page', open: ({ slug }, navigate) => navigate(`/${slug}`) },
  },
  nav: { label: 'Navigation', routes: config, fieldsOf: () => navFields },
  footer: { label: 'Footer', routes: config, fieldsOf: () => footerFields },
  subNav: { label: 'Sub nav', routes: config, isLive: true, fieldsOf: () => subNavFields, place: inPageSettings() },
  pageBanner: { label: 'Page banner', routes: config, isLive: true, place: inSiteSettings('Page Banners') },
  redirect: { label: 'Redirect', routes: config, place: inSiteSettings('Redirects') },
  siteSettings: { label: 'Site settings', routes: config },
  domain: { label: 'Domain', routes: config },
  region: { label: 'Region', routes: regions, place: inSiteSettings('Regions') },
  image: { label: 'Picture', routes: media, isLive: true },
  file: { label: 'File', routes: media, isLive: true, place: inSiteSettings('Files') },
  user: { label: 'User', routes: people, isLive: true },
  role: { label: 'Role', routes: people, isLive: true },
} as const satisfies Record<string, DocumentKind>;

export type KindName = keyof typeof kinds;

export const getDocumentKind = (name: KindName): DocumentKind => kinds[name];

export const kindNames = Object.keys(kinds) as KindName[];

export const isKind = (name: string): name is KindName => name in kinds;

function pageFields(content: Record<string, unknown>): Fields {
  const { header, fields } = getTemplate((content as unknown as Page).template);
  const inHeader = Object.entries(header).map(([name, field]) => [`header.${name}`, field]);
  return { ...fields, ...Object.fromEntries(inHeader) };
}

function inSiteSettings(tab: SiteSettingsTab): DocumentKind['place'] {
  return {
    label: 'Open site settings',
    open: () => {
      state.activeMenuItem = 'site-settings';
      state.settingsTab = tab;
      openModal('site-settings');
    },
  };
}

/** Sub navs are chosen for a page. */
function inPageSettings(): DocumentKind['place'] {
  return {
    label: 'Open page settings',
    open: () => {
      if (!state.documents.page) return;
      state.activeMenuItem = 'page-settings';
      openModal('page-settings');
    },
  };
}
