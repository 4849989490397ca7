import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call, ClientInput } from '../../proto/contract.ts';
import type { RegionContent } from '../../proto/entities/region.ts';
import type { siteConfig } from '../../proto/site-config.ts';
import { assignKeys } from '../../web/src/blocks/new-item.ts';
import { contentFolder, readContent } from './read-content.ts';
import { styleGuideSubNavs } from './style-guide/style-guide-pages.ts';

type Content<C extends Call, Name extends keyof ClientInput<C>> = Omit<ClientInput<C>[Name], 'domainId' | 'region'>;

export interface DemoRegion {
  slugPrefix: string;
  region: Omit<RegionContent, 'domainId'>;
  navigation: Content<typeof siteConfig.calls.publishNav, 'nav'>;
  footer: Content<typeof siteConfig.calls.publishFooter, 'footer'>;
  subNavs: Content<typeof siteConfig.calls.saveSubNav, 'subNav'>[];
}

export const demoRegions: readonly DemoRegion[] = readdirSync(contentFolder)
  .filter((name) => existsSync(join(contentFolder, name, 'region.json')))
  .sort()
  .map((slugPrefix) => {
    const read = <T>(name: string) => readContent<T>(`${slugPrefix}/${name}.json`);
    const subNavs = [...read<object[]>('sub-navs'), ...styleGuideSubNavs(slugPrefix)];
    return {
      slugPrefix,
      region: { ...read<DemoRegion['region']>('region'), slugPrefix },
      navigation: assignKeys(read<DemoRegion['navigation']>('navigation'), 'demo'),
      footer: assignKeys(read<DemoRegion['footer']>('footer'), 'demo'),
      subNavs: assignKeys(subNavs as DemoRegion['subNavs'], 'demo'),
    };
  });

export function selectDemoRegions(names = ''): readonly DemoRegion[] {
  const selected = names.split(',').filter(Boolean);
  const prefixes = demoRegions.map(({ slugPrefix }) => slugPrefix);
  const unknown = selected.filter((name) => !prefixes.includes(name));
  if (unknown.length > 0)
    throw new Error(`The demo has no region ${unknown.join(', ')}. There are ${prefixes.join(', ')}.`);
  return selected.length === 0 ? demoRegions : demoRegions.filter(({ slugPrefix }) => selected.includes(slugPrefix));
}
