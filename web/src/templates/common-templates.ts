import { discoverTemplate } from './discover/discover.template.ts';
import { homeTemplate } from './home/home.template.ts';
import { know } from './known.ts';
import { primaryTemplate } from './primary/primary.template.ts';
import { secondaryTemplate } from './secondary/secondary.template.ts';
import type { Template } from './template.ts';
import { tertiaryTemplate } from './tertiary/tertiary.template.ts';

/** What generic pages are laid out with: every visitor loads them with the site. */
export const commonTemplates: readonly Template[] = [
  primaryTemplate,
  secondaryTemplate,
  tertiaryTemplate,
  homeTemplate,
  discoverTemplate,
];

know(commonTemplates);
