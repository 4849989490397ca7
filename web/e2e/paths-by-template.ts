import { templateNames } from '../../proto/entities/page.ts';

/** Returns the first page of each template in Australia, in the order of the sitemap. */
export async function pathsByTemplate(origin: string): Promise<Map<string, string>> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const found = new Map<string, string>();
  for (const path of paths.filter((one) => /^\/au(\/|$)/.test(one)).sort()) {
    const visit = await (await fetch(`${origin}/api/visit/load?url=${encodeURIComponent(path)}`)).json();
    const template = visit.page?.template;
    if (template && !found.has(template)) found.set(template, path);
    if (found.size === templateNames.length) break;
  }
  return found;
}
