import type { Page } from '../../../../proto/entities/page.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { Opening } from '../Opening.tsx';

export function Primary({ page }: { page: Page }) {
  return (
    <article>
      <Opening page={page} look="primary" />
      <Contents at="contents" items={page.contents} />
    </article>
  );
}
