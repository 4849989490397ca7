import type { Page } from '../../../../proto/entities/page.ts';
import type { Link as LinkValue } from '../../../../proto/values.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { useParts } from '../../blocks/parts/parts-context.ts';
import { Link } from '../../blocks/parts/Link.tsx';
import { LazyView } from '../../ui/lazy-view.tsx';
import { PageHero } from '../PageHero.tsx';
import * as openingStyles from '../opening.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function Home({ page }: { page: Page }) {
  const { link, secondLink, video } = page.header as { link?: LinkValue; secondLink?: LinkValue; video?: string };
  const plays = useParts() === null && video;
  return (
    <article>
      <PageHero page={page} look="home" overlay={plays && <LazyView load={loadVideo} with={{ file: video }} />}>
        <div className={openingStyles.actions}>
          <Link at="header.link" value={link} className={buttonStyles.button} />
          <Link at="header.secondLink" value={secondLink} className={buttonStyles.arrow} />
        </div>
      </PageHero>
      <Contents at="contents" items={page.contents} />
    </article>
  );
}

const loadVideo = async () => (await import('./BackgroundVideo.tsx')).BackgroundVideo;
