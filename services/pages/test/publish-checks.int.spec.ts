import { pages } from '../../../proto/pages.ts';
import { defaultPolicies, type Policies } from '../../../proto/publish-checks/policies.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { rolesOfUsers } from '../../kit/testing/roles.ts';
import { type CallAs, useStack } from '../../kit/testing/stack.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../../site-config/site-config.module.ts';
import { pagesService } from '../pages.module.ts';
import { pageFixtures } from './page-fixtures.ts';

const { calls } = pages;
const domainId = 'domain';
const blocked = {
  code: 'invalid',
  message: 'The page cannot be published. Solve this first: a picture has no alternative text.',
};
const picture = (alt: string) => ({ componentType: 'Media', key: 'm', image: { imageId: 'galah', alt } });

const stack = useStack({ services: [regionsService, pagesService, siteConfigService, rolesOfUsers] });
let as: CallAs;
let a: ReturnType<typeof pageFixtures>;

beforeAll(async () => {
  as = { as: stack.users.editor, domainId };
  a = pageFixtures(stack, as);
});

const choose = async (publishChecks: Partial<Policies>) => {
  const admin = { as: stack.users.admin, domainId };
  const { revision } = await stack.call(siteConfig.calls.loadSiteSettings, { domainId }, admin);
  const siteSettings = { domainId, revision, publishChecks };
  return stack.call(siteConfig.calls.publishSiteSettings, { siteSettings }, admin);
};
const policies = async () => (await stack.call(siteConfig.calls.publishPolicies, {}, as)).policies;

test('a site that has chosen no policies has the default ones, which block nothing here', async () => {
  expect(await policies()).toEqual(defaultPolicies);
  expect(await a.published('free', { contents: [picture('')] })).toMatchObject({ published: true });
});

test('what a check blocks is not published until it is solved, also as sent content and as a listing', async () => {
  await choose({ missingAlt: 'block' });
  expect(await policies()).toEqual({ ...defaultPolicies, missingAlt: 'block' });
  const page = await a.page('blocked', { contents: [picture('')] });
  await expect(a.publish(page)).rejects.toMatchObject(blocked);
  const described = { ...page, contents: [picture('A galah')] };
  expect(await stack.call(calls.publish, { page: described }, as)).toMatchObject({ published: true });
  const listing = await a.page('listing', { template: 'listing', contents: [picture('')] });
  await expect(stack.call(calls.publishListing, { listing: { _id: listing._id } }, as)).rejects.toMatchObject(blocked);
});

test('undoing a publish is possible whatever the checks find', async () => {
  await choose({ missingAlt: 'warn' });
  const page = await a.published('back', { contents: [picture('')] });
  await a.publish(await stack.call(calls.save, { page: { ...page, contents: [picture('A galah')] } }, as));
  await choose({ missingAlt: 'block' });
  expect(await stack.call(calls.takeBackPublish, { _id: page._id }, as)).toMatchObject({ published: true });
});

test('an unknown check or policy is refused', async () => {
  await expect(choose({ missingAlt: 'forbid' as never })).rejects.toMatchObject({ code: 'invalid' });
  await expect(choose({ spelling: 'warn' } as never)).rejects.toMatchObject({ code: 'invalid' });
});
