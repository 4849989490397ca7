import type { Page } from '../../../../proto/entities/page.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { PageHero } from '../PageHero.tsx';

export function Discover({ page }: { page: Page }) {
  return (
    <article>
      <PageHero page={page} look="discover" />
      <Contents at="contents" items={page.contents} />
    </article>
  );
}
