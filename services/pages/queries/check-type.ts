import { pages } from '../../../proto/pages.ts';
import { handle } from '../../kit/contract/handle.ts';
import { authorize } from '../authorize-page.ts';
import { fitToType } from '../fit-to-type.ts';
import { addressContext, normalizePage } from '../normalize-page.ts';
import { toContent } from '../page-fields.ts';
import { PAGES } from '../pages.store.ts';

export const checkType = handle(pages.calls.checkType, { docs: PAGES }, async ({ _id, ...type }, caller, { docs }) => {
  const current = toContent(authorize(await docs.head(_id), 'view', caller).draft);
  const { content, ...unfitting } = fitToType(current, type);
  const { slug, template } = await normalizePage(content, addressContext(current), current);
  return { slug, template, ...unfitting };
});
