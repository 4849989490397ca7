import { PageContent, type PageType, segmentByPageType } from '../../proto/entities/page.ts';
import { frequencies } from '../../proto/values.ts';
import { Random, makeText, makeVocabulary } from './random.ts';

interface SampleRegion {
  _id: string;
  name: string;
  slugPrefix: string;
}

export type Step = 'create' | 'publish' | 'save' | 'unpublish';

export interface SamplePage {
  _id: string;
  content: PageContent;
  steps: Step[];
  at: number;
  movedFrom?: string;
}

const PREFIXES = ['au', 'nz', 'fj', 'sg', 'ie', 'za', 'ca', 'in'];
const TYPES: PageType[] = ['page', 'news', 'news', 'news', 'feature', 'event', 'event', 'caseStudy', 'page', 'page'];
const START = Date.UTC(2015, 0, 1);
const YEARS = 11;

export const regionsOf = (): SampleRegion[] =>
  PREFIXES.map((slugPrefix) => ({ _id: `region-${slugPrefix}`, name: slugPrefix.toUpperCase(), slugPrefix }));

/** Depends only on the seed. A shorter list is the beginning of a longer one. */
export function* makePages(
  count: number,
  { domainId, seed = 1 }: { domainId: string; seed?: number },
): Generator<SamplePage> {
  const random = new Random(seed);
  const vocabulary = makeVocabulary(random);
  const tags = Array.from({ length: 300 }, (_, n) => `${vocabulary[n * 3]}`);
  const regions = regionsOf();
  for (let n = 0; n < count; n++) yield makePage(n);

  function makePage(n: number): SamplePage {
    const pageType = random.pick(TYPES);
    const region = random.percent(80) ? random.pick(regions) : undefined;
    const title = capitalize(makeText(random, vocabulary, 3 + random.below(6)));
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
      description: makeText(random, vocabulary, 15),
      header: { title, date: new Date(at).toISOString().slice(0, 10), introduction: makeText(random, vocabulary, 25) },
      contents: Array.from({ length: 1 + random.below(3) }, (_, block) => ({
        componentType: 'RichText',
        key: `${n}-${block}`,
        text: `<p>${makeText(random, vocabulary, 60)}</p>`,
        ...(random.percent(30) && { link: { type: 'page', href: `/au/hub-${random.below(50)}`, text: 'More' } }),
      })),
      tags: Array.from({ length: random.below(4) }, () => random.pickCommon(tags)),
      ...(random.percent(40) && { frequency: random.pickCommon(frequencies) }),
      ...(random.percent(40) && { priority: random.below(11) / 10 }),
      ...(random.percent(2) && { viewerRoles: ['staff'] }),
      ...(random.percent(3) && { publisherRoles: ['chiefs'] }),
    });
    return { _id: `page-${String(n).padStart(7, '0')}`, content, steps: stepsOf(), at, ...movedOf(address) };
  }

  function stepsOf(): Step[] {
    const steps: Step[] = random.percent(85) ? ['create', 'publish'] : ['create'];
    if (steps.length === 2 && random.percent(10)) steps.push('save');
    if (steps.length === 2 && random.percent(5)) steps.push('unpublish');
    return steps;
  }

  function movedOf(address: (own: string) => string): { movedFrom?: string } {
    return random.percent(1) ? { movedFrom: address(`old-${random.pickCommon(vocabulary)}-${random.below(1e9)}`) } : {};
  }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
