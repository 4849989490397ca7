import type { ClientInput } from '../../../proto/contract.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import type { CallAs, Stack } from '../../kit/testing/stack.ts';

type Sent = ClientInput<typeof pages.calls.save>['page'];

export const text = (key: string, content = key) => ({ componentType: 'RichText', key, text: content });

/** Creates and reads pages and regions of a domain. */
export function pageFixtures(stack: Stack, as: CallAs) {
  const domainId = as.domainId!;
  const page = (slug: string, over: Partial<Sent> = {}): Promise<Page> =>
    stack.call(pages.calls.save, { page: { domainId, slug, header: { title: slug }, ...over } }, as);
  const publish = ({ _id, revision }: Page): Promise<Page> =>
    stack.call(pages.calls.publish, { page: { _id, revision } }, as);
  const region = async (name: string, slugPrefix: string) => {
    const made = await stack.call(regions.calls.createRegion, {}, as);
    return stack.call(regions.calls.saveRegion, { region: { ...made, name, slugPrefix } }, as);
  };
  return {
    page,
    publish,
    published: async (slug: string, over: Partial<Sent> = {}) => publish(await page(slug, over)),
    region,
    publishedRegion: async (name: string, slugPrefix: string) =>
      stack.call(regions.calls.publishRegion, { region: await region(name, slugPrefix) }, as),
    /** Loads the page as an editor unless the options name another caller. */
    load: (slug: string, options: CallAs = as) => stack.call(pages.calls.load, { slug, domainId }, options),
    visit: (slug: string) => stack.call(pages.calls.load, { slug, domainId }, { domainId }),
  };
}
export type PageFixtures = ReturnType<typeof pageFixtures>;
