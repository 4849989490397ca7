import type { siteConfig } from '../site-config.ts';
import { siteConfigRefusals } from '../refusals/site-config.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, domain } from './names.ts';

const www = 'www.tern.example';
const tern = {
  _id: domain.tern,
  name: 'Tern Benefits',
  hostnames: ['tern.example', www],
  hostname: 'tern.example',
  createdAt: at('09:50'),
};
const published = { ...tern, revision: 2, updatedAt: at('09:50'), published: true, lastPublished: at('09:51') };

const careers = {
  _id: domain.careers,
  name: 'Tern Careers',
  hostnames: ['careers.tern.example'],
  hostname: 'careers.tern.example',
  createdAt: at('09:53'),
};
const publishedCareers = {
  ...careers,
  revision: 2,
  updatedAt: at('09:53'),
  published: true,
  lastPublished: at('09:55'),
};

const renamedCareers = { ...publishedCareers, name: 'Careers at Tern', revision: 3, updatedAt: at('09:58') };

export const domainExamples = {
  saveDomain: [
    {
      title: 'The first one; visitors get it when it is published',
      at: '09:50',
      as: 'ana',
      in: { domain: { name: 'Tern Benefits', hostnames: ['tern.example', 'https://WWW.tern.example/'] } },
      out: { ...tern, revision: 1, updatedAt: at('09:50'), published: false },
    },
    {
      title: 'Another website of the same company',
      at: '09:53',
      as: 'ana',
      in: { domain: { name: 'Tern Careers', hostname: 'careers.tern.example' } },
      out: { ...careers, revision: 1, updatedAt: at('09:53'), published: false },
    },
    {
      title: 'Another name; hosts that are not sent stay',
      at: '09:58',
      as: 'ana',
      in: { domain: { _id: domain.careers, revision: 2, name: 'Careers at Tern' } },
      out: renamedCareers,
    },
    {
      title: 'A host name belongs to one domain',
      at: '09:54',
      as: 'ana',
      in: { domain: { name: 'Tern Shop', hostnames: ['www.tern.example'] } },
      refused: refusedWith(siteConfigRefusals.hostnameTaken({ hostname: 'www.tern.example' }, { _id: domain.tern })),
    },
  ],
  publishDomain: [
    {
      title: 'Its hosts answer with it',
      at: '09:51',
      as: 'ana',
      in: { domain: { _id: domain.tern, revision: 1, name: tern.name, hostnames: tern.hostnames } },
      out: published,
    },
    {
      title: 'The second one',
      at: '09:55',
      as: 'ana',
      in: { domain: { _id: domain.careers, revision: 1, name: careers.name } },
      out: publishedCareers,
    },
  ],
  loadDomain: [
    {
      title: 'A visitor gets only the host that was requested',
      at: '09:52',
      in: { hostname: 'www.tern.example' },
      out: { domain: { ...published, hostnames: [www], hostname: www }, domains: [] },
    },
    {
      title: 'Somebody who is signed in sees all domains',
      at: '09:56',
      as: 'mere',
      in: { hostname: 'careers.tern.example' },
      out: { domain: publishedCareers, domains: [published, publishedCareers] },
    },
  ],
  swapActiveDomain: [
    {
      title: 'To work on the other website',
      at: '09:57',
      as: 'ana',
      in: { domain: { _id: domain.careers } },
      out: { newDomain: publishedCareers, oldDomain: published },
    },
    {
      title: 'And back to the first one',
      at: '09:59',
      as: 'ana',
      in: { domain: { _id: domain.tern } },
      out: { newDomain: published, oldDomain: renamedCareers },
    },
  ],
  unpublishDomain: [
    {
      title: 'Its hosts are answered with the first domain',
      at: '20:40',
      as: 'ana',
      in: { domain: { _id: domain.careers } },
      out: { ...renamedCareers, revision: 4, published: false },
    },
  ],
} satisfies Partial<ExamplesOf<typeof siteConfig>>;
