const names: Readonly<Record<string, string>> = {
  siteSettings: 'the site settings',
  nav: 'the navigation',
  footer: 'the footer',
  brand: 'the brand',
  pageBanner: 'a page banner',
  subNav: 'a sub nav',
  pattern: 'a saved pattern',
};

export function siteDocumentName(id: string): string | undefined {
  const [kind = '', rest] = id.split('_');
  return rest !== undefined && Object.hasOwn(names, kind) ? names[kind] : undefined;
}
