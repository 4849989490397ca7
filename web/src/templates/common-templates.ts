import { discoverTemplate } from './discover/discover.fields.ts';
import { Discover } from './discover/Discover.tsx';
import { homeTemplate } from './home/home.fields.ts';
import { Home } from './home/Home.tsx';
import { primaryTemplate } from './primary/primary.fields.ts';
import { Primary } from './primary/Primary.tsx';
import { secondaryTemplate } from './secondary/secondary.fields.ts';
import { Secondary } from './secondary/Secondary.tsx';
import { type Template, defineTemplate } from './template.ts';
import { tertiaryTemplate } from './tertiary/tertiary.fields.ts';
import { Tertiary } from './tertiary/Tertiary.tsx';

export const commonTemplates: readonly Template[] = [
  defineTemplate(primaryTemplate, Primary),
  defineTemplate(secondaryTemplate, Secondary),
  defineTemplate(tertiaryTemplate, Tertiary),
  defineTemplate(homeTemplate, Home),
  defineTemplate(discoverTemplate, Discover),
];
