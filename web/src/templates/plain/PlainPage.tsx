import { Contents } from '../../blocks/parts/Contents.tsx';
import { type TemplateDeclaration, type Template, defineTemplate } from '../template.ts';
import { PageHero } from '../PageHero.tsx';

export const definePlain = (declaration: TemplateDeclaration): Template =>
  defineTemplate(declaration, ({ page }) => (
    <article>
      <PageHero page={page} look={declaration.name} />
      <Contents at="contents" items={page.contents} />
    </article>
  ));
