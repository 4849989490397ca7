import type { Page } from '../../../../proto/entities/page.ts';
import type { Fields } from '../../fields/field.ts';
import { getTemplate } from '../../templates/index.ts';
import type { SiteSettingsTab } from '../core/panel.ts';
import type { Editor } from '../core/editor.ts';
import { openPanel } from '../core/panel-actions.ts';
import { siteDocumentFields } from '../site-documents/site-document-fields.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.history;

interface DocumentKind {
  label: string;
  routes: (typeof routes)[keyof typeof routes];
  isLive?: true;
  /** Fields without an entry are labelled by their property name. */
  fieldsOf?: (content: Record<string, unknown>) => Fields;
  /** Selector of the part of a page that shows the document. If absent, versions are compared by their fields. */
  drawnIn?: string;
  location?: { label: string; open: (editor: Editor, restored: Restored, navigate: (url: string) => void) => void };
}

export interface Restored {
  _id: string;
  slug?: string;
}

const historyRoutes = <P extends string>(prefix: P) =>
  ({
    history: `GET /${prefix}/documentHistory`,
    compare: `GET /${prefix}/compareDocument`,
    restore: `POST /${prefix}/restoreDocument`,
    deleted: `GET /${prefix}/listDeleted`,
  }) as const;

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
const { nav, footer, subNav } = siteDocumentFields;

export const kinds = {
  page: {
    label: common.page,
    routes: page,
    fieldsOf: pageFields,
    location: { label: t.bin.openPage, open: (_editor, { slug }, navigate) => navigate(`/${slug}`) },
  },
  nav: { label: common.navigation, routes: config, fieldsOf: () => nav, drawnIn: '[data-part=header]' },
  footer: { label: common.footer, routes: config, fieldsOf: () => footer, drawnIn: '[data-part=footer]' },
  subNav: {
    label: common.subNav,
    routes: config,
    fieldsOf: () => subNav,
    drawnIn: '[data-part=sub-nav]',
    location: inPageSettings(),
  },
  pageBanner: {
    label: t.kinds.pageBanner,
    routes: config,
    drawnIn: '[data-part=banner]',
    location: inSiteSettings('pageBanners'),
  },
  pattern: { label: t.kinds.pattern, routes: config, isLive: true },
  redirect: { label: t.kinds.redirect, routes: config, location: inSiteSettings('redirects') },
  siteSettings: { label: common.siteSettings, routes: config },
  brand: { label: messages.siteSettings.tabs.brand, routes: config, location: inSiteSettings('brand') },
  domain: { label: t.kinds.domain, routes: config },
  region: { label: common.region, routes: regions, location: inSiteSettings('regions') },
  image: { label: common.picture, routes: media, isLive: true },
  file: { label: common.file, routes: media, isLive: true, location: inSiteSettings('files') },
  user: { label: t.kinds.user, routes: people, isLive: true },
  role: { label: common.role, routes: people, isLive: true },
} as const satisfies Record<string, DocumentKind>;

export type KindName = keyof typeof kinds;

export const getDocumentKind = (name: KindName): DocumentKind => kinds[name];

export const kindNames = Object.keys(kinds) as KindName[];

export const isKind = (name: string): name is KindName => name in kinds;

export function pageFields(content: Record<string, unknown>): Fields {
  const { header, fields } = getTemplate((content as unknown as Page).template);
  const inHeader = Object.entries(header).map(([name, field]) => [`header.${name}`, field]);
  return { ...fields, ...Object.fromEntries(inHeader) };
}

function inSiteSettings(tab: SiteSettingsTab): DocumentKind['location'] {
  return {
    label: common.openSiteSettings,
    open: (editor) => openPanel(editor, { kind: 'dialog', name: 'site-settings', tab }),
  };
}

function inPageSettings(): DocumentKind['location'] {
  return {
    label: common.openPageSettings,
    open: (editor) => {
      if (!editor.state.documents.page) return;
      openPanel(editor, { kind: 'dialog', name: 'page-settings' });
    },
  };
}
