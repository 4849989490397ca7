import { discoverTemplate } from './discover/discover.fields.ts';
import { Discover } from './discover/Discover.tsx';
import { homeTemplate } from './home/home.fields.ts';
import { Home } from './home/Home.tsx';
import { know } from './known.ts';
import { primaryTemplate } from './primary/primary.fields.ts';
import { Primary } from './primary/Primary.tsx';
import { secondaryTemplate } from './secondary/secondary.fields.ts';
import { Secondary } from './secondary/Secondary.tsx';
import { type Template, withView } from './template.ts';
import { tertiaryTemplate } from './tertiary/tertiary.fields.ts';
import { Tertiary } from './tertiary/Tertiary.tsx';

/** What generic pages are laid out with: every visitor loads them with the site. */
export const commonTemplates: readonly Template[] = [
  withView(primaryTemplate, Primary),
  withView(secondaryTemplate, Secondary),
  withView(tertiaryTemplate, Tertiary),
  withView(homeTemplate, Home),
  withView(discoverTemplate, Discover),
];

know(commonTemplates);
