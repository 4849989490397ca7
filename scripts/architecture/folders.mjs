/**
 * The folders of an area, and what each may import of the same area: only folders that are listed below it, so that there is no
 * cycle. Files next to the folders compose them and may import all; a folder may import such a file only if it is listed.
 */
export const areas = {
  bff: {
    render: ['page-cache', 'visit', 'session', 'security', 'http', 'bus', 'injection-tokens.ts'],
    'page-cache': ['visit', 'session', 'http', 'caching'],
    media: ['gateway', 'session', 'http', 'bus', 'caching', 'injection-tokens.ts'],
    seo: ['visit', 'session', 'caching', 'injection-tokens.ts'],
    visit: ['session', 'bus', 'caching'],
    gateway: ['session', 'security', 'http'],
    session: ['bus', 'caching'],
    assets: ['http'],
    openapi: [],
    security: [],
    health: [],
    http: [],
    bus: [],
    caching: [],
    'injection-tokens.ts': [],
  },
  'web/src/visit': {
    document: ['head', 'loading'],
    navigation: ['loading', 'text', 'context'],
    loading: ['search', 'listing'],
    head: ['listing', 'breadcrumb', 'text', 'context'],
    search: ['text', 'listing', 'articles', 'context'],
    errors: ['breadcrumb', 'text', 'context'],
    shell: ['text', 'context'],
    banner: ['context'],
    'editor-entry': [],
    listing: ['articles', 'text', 'context'],
    articles: ['text', 'context'],
    breadcrumb: ['text', 'context'],
    text: [],
    context: [],
  },
};
