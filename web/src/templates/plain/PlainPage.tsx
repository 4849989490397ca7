import { Contents } from '../../blocks/parts/Contents.tsx';
import type { TemplateDeclaration } from '../declaration.ts';
import { PageHero } from '../PageHero.tsx';
import { type Template, defineTemplate } from '../template.ts';

export const definePlain = (declaration: TemplateDeclaration): Template =>
  defineTemplate(declaration, ({ page }) => (
    <article>
      <PageHero page={page} look={declaration.name} />
      <Contents at="contents" items={page.contents} />
    </article>
  ));
