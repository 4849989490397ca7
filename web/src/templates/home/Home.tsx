import type { Page } from '../../../../proto/entities/page.ts';
import type { Link as LinkValue } from '../../../../proto/values.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { Link } from '../../blocks/parts/Link.tsx';
import { Opening } from '../Opening.tsx';

export function Home({ page }: { page: Page }) {
  const { link, secondLink } = page.header as { link?: LinkValue; secondLink?: LinkValue };
  return (
    <article>
      <Opening page={page} look="home">
        <div className="opening-actions">
          <Link at="header.link" value={link} className="button" />
          <Link at="header.secondLink" value={secondLink} className="arrow" />
        </div>
      </Opening>
      <Contents at="contents" items={page.contents} />
    </article>
  );
}
