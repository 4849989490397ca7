import { isRichText } from '../../../../proto/rich-text.ts';
import { useVisit } from '../context/visit-context.ts';
import './banner.css';

export function Banner() {
  const { banner } = useVisit();
  if (!banner?.content) return null;
  return (
    <aside className="banner" aria-label={banner.name}>
      {isRichText(banner.content) ? (
        <div className="rich" dangerouslySetInnerHTML={{ __html: banner.content }} />
      ) : (
        <p>{banner.content}</p>
      )}
    </aside>
  );
}
