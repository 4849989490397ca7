import type { Page } from '../../../../proto/entities/page.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { Opening } from '../Opening.tsx';

export function Secondary({ page }: { page: Page }) {
  return (
    <article>
      <Opening page={page} look="secondary" />
      <Contents at="contents" items={page.contents} />
    </article>
  );
}
