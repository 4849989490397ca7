import { homeTemplate } from './home/home.fields.ts';
import { Home } from './home/Home.tsx';
import { discover, primary, secondary, tertiary } from './plain/plain.fields.ts';
import { definePlain } from './plain/PlainPage.tsx';
import { type Template, defineTemplate } from './template.ts';

export const commonTemplates: readonly Template[] = [
  definePlain(primary),
  definePlain(secondary),
  definePlain(tertiary),
  defineTemplate(homeTemplate, Home),
  definePlain(discover),
];
