import type { Page } from '../../../../proto/entities/page.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { useParts } from '../../blocks/parts/parts-context.ts';
import { LazyView } from '../../ui/lazy-view.tsx';
import { PageHero } from '../PageHero.tsx';

export function Home({ page }: { page: Page }) {
  const { video } = page.header as { video?: string };
  const plays = useParts() === null && video;
  return (
    <article>
      <PageHero page={page} look="home" overlay={plays && <LazyView load={loadVideo} with={{ file: video }} />} />
      <Contents at="contents" items={page.contents} />
    </article>
  );
}

const loadVideo = async () => (await import('./BackgroundVideo.tsx')).BackgroundVideo;
