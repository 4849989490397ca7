import type { Page } from '../../../../proto/entities/page.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { PageHero } from '../PageHero.tsx';

export function Primary({ page }: { page: Page }) {
  return (
    <article>
      <PageHero page={page} look="primary" />
      <Contents at="contents" items={page.contents} />
    </article>
  );
}
