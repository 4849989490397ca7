import type { Page } from '../../../../proto/entities/page.ts';
import type { Link as LinkValue } from '../../../../proto/values.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { Link } from '../../blocks/parts/Link.tsx';
import { PageHero } from '../PageHero.tsx';
import * as buttonStyles from '../../ui/button.module.css';

export function Discover({ page }: { page: Page }) {
  return (
    <article>
      <PageHero page={page} look="discover">
        <Link at="header.link" value={page.header.link as LinkValue | undefined} className={buttonStyles.button} />
      </PageHero>
      <Contents at="contents" items={page.contents} />
    </article>
  );
}
