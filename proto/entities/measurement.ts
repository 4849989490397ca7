import { z } from 'zod';
import { consentCategories, isContainerId } from '../consent-categories.ts';

const ConsentText = z.string().max(1000).default('');

export const Measurement = z.object({
  containerId: z
    .string()
    .max(20)
    .refine((id) => id === '' || isContainerId(id), { message: 'The container id must look like GTM-ABC1234.' })
    .default('')
    .describe('Id of a Google Tag Manager container; empty if nothing is measured.'),
  categories: z
    .array(z.enum(consentCategories))
    .max(consentCategories.length)
    .refine((names) => new Set(names).size === names.length, { message: 'A consent category is named twice.' })
    .default([...consentCategories])
    .describe('What visitors are asked to agree to.'),
  texts: z
    .object({ necessary: ConsentText, statistics: ConsentText, marketing: ConsentText })
    .default({ necessary: '', statistics: '', marketing: '' })
    .describe('What visitors read about each category; empty for a text in the language of the page.'),
});
export type Measurement = z.infer<typeof Measurement>;
