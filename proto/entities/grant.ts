import { z } from 'zod';
import { capabilities, pageCapabilities, regionalCapabilities } from '../permissions.ts';
import { Id, pageTypes } from '../values.ts';

export const MAX_GRANT_REGIONS = 100;
export const MAX_GRANTS = 50;

export const Grant = z
  .object({
    capability: z.enum(capabilities),
    regionIds: z.array(Id).min(1).max(MAX_GRANT_REGIONS).optional(),
    pageTypes: z.array(z.enum(pageTypes)).min(1).max(pageTypes.length).optional(),
  })
  .refine(({ capability, regionIds }) => !regionIds || regionalCapabilities.includes(capability), {
    message:
      'Only capabilities for pages, navigation, footer, sub navigations, regions and leads can be limited to regions.',
    path: ['regionIds'],
  })
  .refine(({ capability, pageTypes: types }) => !types || pageCapabilities.includes(capability), {
    message: 'Only capabilities for pages can be limited to page types.',
    path: ['pageTypes'],
  });
