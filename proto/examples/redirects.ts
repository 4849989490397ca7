import type { siteConfig } from '../site-config.ts';
import { siteConfigRefusals } from '../refusals/site-config.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, domain, site } from './names.ts';

const leaflet = {
  _id: site.leaflet,
  domainId: domain.tern,
  name: 'Printed on the leaflet of 2025',
  from: '/leaflet',
  to: '/au/benefits',
  createdAt: at('11:10'),
};
const published = { ...leaflet, revision: 2, updatedAt: at('11:10'), published: true, lastPublished: at('11:12') };

const jobs = {
  _id: site.careers,
  domainId: domain.tern,
  name: 'Moved to a website of its own',
  from: '/jobs',
  to: 'https://careers.tern.example',
  revision: 1,
  createdAt: at('11:11'),
  updatedAt: at('11:11'),
  published: false,
};

const enrolment = {
  _id: site.enrolment,
  domainId: domain.tern,
  name: '',
  from: '/enrol',
  to: '/nz/news/open-enrolment',
  revision: 2,
  createdAt: at('10:59'),
  updatedAt: at('10:59'),
  published: true,
  lastPublished: at('11:02'),
};

export const redirectExamples = {
  saveRedirect: [
    {
      title: 'Without effect until it is published',
      at: '11:10',
      as: 'ana',
      in: { redirect: { domainId: domain.tern, name: leaflet.name, from: 'Leaflet/', to: 'au/benefits' } },
      out: { ...leaflet, revision: 1, updatedAt: at('11:10'), published: false },
    },
    {
      title: 'To another website',
      at: '11:11',
      as: 'ana',
      in: { redirect: { domainId: domain.tern, name: jobs.name, from: jobs.from, to: jobs.to } },
      out: jobs,
    },
    {
      title: 'To another address than before',
      at: '11:20',
      as: 'ana',
      in: { redirect: { ...pick(jobs), _id: site.careers, revision: 1, to: 'https://careers.tern.example/jobs/' } },
      out: { ...jobs, to: 'https://careers.tern.example/jobs/', revision: 2, updatedAt: at('11:20') },
    },
    {
      title: 'One that would create a loop',
      at: '11:18',
      as: 'ana',
      in: { redirect: { domainId: domain.tern, name: 'Back again', from: '/au/benefits', to: '/leaflet' } },
      refused: refusedWith(
        siteConfigRefusals.redirectLoop(
          { path: '/au/benefits → /leaflet → /au/benefits' },
          { path: ['/au/benefits', '/leaflet'] },
        ),
      ),
    },
  ],
  publishRedirect: [
    {
      title: 'In effect from now on',
      at: '11:12',
      as: 'ana',
      in: { redirect: { ...pick(leaflet), _id: site.leaflet, revision: 1 } },
      out: published,
    },
  ],
  loadRedirects: [
    {
      title: 'Those with a word in their name or addresses',
      at: '11:13',
      as: 'ana',
      in: { domainId: domain.tern, search: 'leaflet' },
      out: { redirects: [published], total: 1 },
    },
    {
      title: 'The first five',
      at: '11:14',
      as: 'ana',
      in: { domainId: domain.tern },
      out: { redirects: [enrolment, jobs, published], total: 3 },
    },
  ],
  checkDuplicateRedirect: [
    {
      title: 'The address is taken',
      at: '11:15',
      as: 'ana',
      in: { domainId: domain.tern, from: '/jobs' },
      out: { data: { _id: site.careers } },
    },
    {
      title: 'Only by the redirect that is being edited',
      at: '11:16',
      as: 'ana',
      in: { domainId: domain.tern, from: '/jobs', _id: site.careers },
      out: { data: null },
    },
  ],
  checkDuplicatePublishedRedirect: [
    {
      title: 'One that is not published is not in the way',
      at: '11:17',
      as: 'ana',
      in: { domainId: domain.tern, from: '/jobs' },
      out: { data: null },
    },
    {
      title: 'One that is published is',
      at: '11:19',
      as: 'ana',
      in: { domainId: domain.tern, from: '/Leaflet' },
      out: { data: { _id: site.leaflet } },
    },
  ],
  unpublishRedirect: [
    {
      title: 'Its address is free again for visitors',
      at: '20:10',
      as: 'ana',
      in: { _id: site.leaflet },
      out: { ...published, revision: 3, published: false },
    },
  ],
  deleteRedirect: [
    {
      title: 'Not published, so it can be deleted',
      at: '20:11',
      as: 'ana',
      in: { _id: site.careers },
      out: { _id: site.careers },
    },
  ],
} satisfies Partial<ExamplesOf<typeof siteConfig>>;

function pick({ domainId, name, from, to }: Pick<typeof leaflet, 'domainId' | 'name' | 'from' | 'to'>) {
  return { domainId, name, from, to };
}
