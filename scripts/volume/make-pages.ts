import { PageContent, type PageType, segmentByPageType } from '../../proto/entities/page.ts';
import { frequencies } from '../../proto/values.ts';
import { Random } from './random.ts';
import { sentence, words } from './words.ts';

export interface MadeRegion {
  _id: string;
  name: string;
  slugPrefix: string;
}

/** What happens to a page, in order. */
export type Step = 'create' | 'publish' | 'save' | 'unpublish';

export interface MadePage {
  _id: string;
  content: PageContent;
  steps: Step[];
  /** Milliseconds since 1970 of its first step. */
  at: number;
  /** Where it was before it moved, for a redirect. */
  movedFrom?: string;
}

const PREFIXES = ['au', 'nz', 'fj', 'sg', 'ie', 'za', 'ca', 'in'];
const TYPES: PageType[] = ['page', 'news', 'news', 'news', 'feature', 'event', 'event', 'caseStudy', 'page', 'page'];
const START = Date.UTC(2015, 0, 1);
const YEARS = 11;

export const regionsOf = (): MadeRegion[] =>
  PREFIXES.map((slugPrefix) => ({ _id: `region-${slugPrefix}`, name: slugPrefix.toUpperCase(), slugPrefix }));

/** Pages as a big site has them: the same for the same seed, and a shorter list is the beginning of a longer one. */
export function* makePages(
  count: number,
  { domainId, seed = 1 }: { domainId: string; seed?: number },
): Generator<MadePage> {
  const random = new Random(seed);
  const vocabulary = words(random);
  const tags = Array.from({ length: 300 }, (_, n) => `${vocabulary[n * 3]}`);
  const regions = regionsOf();
  for (let n = 0; n < count; n++) yield madePage(n);

  function madePage(n: number): MadePage {
    const pageType = random.one(TYPES);
    const region = random.percent(80) ? random.one(regions) : undefined;
    const title = titled(sentence(random, vocabulary, 3 + random.below(6)));
    const own = `${title.toLowerCase().replaceAll(' ', '-')}-${n}`;
    const address = (name: string) => [region?.slugPrefix, segmentByPageType[pageType], name].filter(Boolean).join('/');
    const at = START + random.below(YEARS * 365 * 86_400) * 1000;
    const content = PageContent.parse({
      domainId,
      pageType,
      template: pageType === 'page' ? 'secondary' : pageType === 'event' ? 'event' : 'article',
      slug: address(own),
      ...(region && { region }),
      title,
      description: sentence(random, vocabulary, 15),
      header: { title, date: new Date(at).toISOString().slice(0, 10), introduction: sentence(random, vocabulary, 25) },
      contents: Array.from({ length: 1 + random.below(3) }, (_, block) => ({
        componentType: 'RichText',
        key: `${n}-${block}`,
        text: `<p>${sentence(random, vocabulary, 60)}</p>`,
        ...(random.percent(30) && { link: { type: 'page', href: `/au/hub-${random.below(50)}`, text: 'More' } }),
      })),
      tags: Array.from({ length: random.below(4) }, () => random.common(tags)),
      ...(random.percent(40) && { frequency: random.common(frequencies) }),
      ...(random.percent(40) && { priority: random.below(11) / 10 }),
      ...(random.percent(2) && { viewerRoles: ['staff'] }),
      ...(random.percent(3) && { publisherRoles: ['chiefs'] }),
    });
    return { _id: `page-${String(n).padStart(7, '0')}`, content, steps: stepsOf(), at, ...movedOf(address) };
  }

  function stepsOf(): Step[] {
    const life: Step[] = random.percent(85) ? ['create', 'publish'] : ['create'];
    if (life.length === 2 && random.percent(10)) life.push('save');
    if (life.length === 2 && random.percent(5)) life.push('unpublish');
    return life;
  }

  function movedOf(address: (own: string) => string): { movedFrom?: string } {
    return random.percent(1) ? { movedFrom: address(`old-${random.common(vocabulary)}-${random.below(1e9)}`) } : {};
  }
}

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
