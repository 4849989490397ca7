import type { Call } from '../contract.ts';
import { calls, type contracts } from '../index.ts';
import type { Example, ExamplesOf } from './example.ts';
import { identityExamples } from './identity.ts';
import { leadsExamples } from './leads.ts';
import { mediaExamples } from './media.ts';
import { pagesExamples } from './pages.ts';
import { regionsExamples } from './regions.ts';
import { searchExamples } from './search.ts';
import { siteConfigExamples } from './site-config.ts';
import { sitemapExamples } from './sitemap.ts';
import { statisticsExamples } from './statistics.ts';
import { visitExamples } from './visit.ts';

type Contracts = (typeof contracts)[number];

const examples: { [C in Contracts as C['name']]: ExamplesOf<C> } = {
  identity: identityExamples,
  leads: leadsExamples,
  media: mediaExamples,
  pages: pagesExamples,
  regions: regionsExamples,
  search: searchExamples,
  'site-config': siteConfigExamples,
  sitemap: sitemapExamples,
  statistics: statisticsExamples,
  visit: visitExamples,
};

const bySubject = new Map(
  calls.map((call) => {
    const declared = (examples as unknown as Record<string, Record<string, Example[]>>)[call.service]?.[call.key] ?? [];
    return [call.subject, declared.map((example) => withSession(call, example))];
  }),
);

export const examplesOf = ({ subject }: Call): Example[] => bySubject.get(subject) ?? [];

export const story: { call: Call; example: Example }[] = calls
  .flatMap((call) => examplesOf(call).map((example) => ({ call, example })))
  .sort((a, b) => (a.example.at < b.example.at ? -1 : 1));

function withSession({ who }: Call, example: Example): Example {
  return who === 'anyone' ? example : { as: 'mere', ...example };
}
