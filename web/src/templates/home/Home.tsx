import type { Page } from '../../../../proto/entities/page.ts';
import type { Link as LinkValue } from '../../../../proto/values.ts';
import { Contents } from '../../blocks/parts/Contents.tsx';
import { useParts } from '../../blocks/parts/editing.ts';
import { Link } from '../../blocks/parts/Link.tsx';
import { Fetched } from '../../visit/use-fetched.ts';
import { Opening } from '../Opening.tsx';

export function Home({ page }: { page: Page }) {
  const { link, secondLink, video } = page.header as { link?: LinkValue; secondLink?: LinkValue; video?: string };
  const plays = useParts() === null && video;
  return (
    <article>
      <Opening page={page} look="home" over={plays && <Fetched load={loadVideo} with={{ file: video }} />}>
        <div className="opening-actions">
          <Link at="header.link" value={link} className="button" />
          <Link at="header.secondLink" value={secondLink} className="arrow" />
        </div>
      </Opening>
      <Contents at="contents" items={page.contents} />
    </article>
  );
}

/** Only where a video is chosen; the page is whole without it. */
const loadVideo = async () => (await import('./BackgroundVideo.tsx')).BackgroundVideo;
