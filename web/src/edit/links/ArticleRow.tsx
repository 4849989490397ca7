import type { Article } from '../../../../proto/pages.ts';
import { imageUrl } from '../../blocks/parts/image-url.ts';
import { usePictureAddress } from '../core/picture-editions.ts';
import { useEditor } from '../core/use-editor.ts';
import { listPageTypes } from '../page-types/registry.ts';
import { formatDay } from '../ui/format-date-time.ts';
import * as linksStyles from '../ui/styles/links.module.css';
import * as rowsStyles from '../ui/styles/rows.module.css';

export function ArticleRow({ article, onChoose }: { article: Article; onChoose: () => void }) {
  const editor = useEditor();
  const { slug, pageType, header, lastPublished } = article;
  const imageId = usePictureAddress(header.image?.imageId ?? '');
  const type = listPageTypes(editor).find(({ name }) => name === pageType)?.label ?? pageType;
  const day = header.date || lastPublished;
  return (
    <button type="button" className={`${rowsStyles.rowOpen} ${linksStyles.article}`} onClick={onChoose}>
      <span className={linksStyles.articlePicture}>
        {imageId !== '' && <img src={imageUrl({ imageId, width: 360, height: 200 })} alt="" loading="lazy" />}
      </span>
      <span>
        <strong>{header.title || slug}</strong> /{slug}
        <span className={linksStyles.articleFacts}>{day ? `${type} · ${formatDay(day)}` : type}</span>
      </span>
    </button>
  );
}
