import { Link } from 'lucide-react';
import { useState } from 'react';
import type { Image } from '../../../../../proto/entities/image.ts';
import { PictureTile, type PictureTileProps, TilePicture } from '../../pictures/PictureTile.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Check } from '../../ui/SelectionBar.tsx';
import { siteDocumentUses } from '../../confirm/uses.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { useCall } from '../../ui/use-call.ts';
import { common, messages } from '../../messages/messages.ts';
import { isRecord } from '../../../../../proto/edit/path.ts';
import * as mediaStyles from './media.module.css';
import * as baseStyles from '../../ui/styles/base.module.css';

const t = messages.media;

interface MediaCardProps extends PictureTileProps {
  isSelected: boolean;
  onSelect: (isOn: boolean, isRange: boolean) => void;
  onOpen: (slug: string) => void;
}

export function MediaCard({ isSelected, onSelect, onOpen, ...tile }: MediaCardProps) {
  const { name, width, height } = tile.image;
  const [isShowing, setShowing] = useState(false);
  return (
    <PictureTile
      {...tile}
      hasTags
      acts={
        <IconButton
          icon={Link}
          label={t.usesOf(name)}
          title={t.uses}
          aria-expanded={isShowing}
          onClick={() => setShowing(!isShowing)}
        />
      }
      below={isShowing && <PictureUses image={tile.image} onOpen={onOpen} />}
    >
      <div className={mediaStyles.mediaPicture}>
        <label>
          <Check label={messages.pages.select(name)} isOn={isSelected} onChange={onSelect} />
        </label>
        <TilePicture image={tile.image} alt="" />
        <strong title={name}>{name}</strong>
        <span>{t.size({ width, height })}</span>
      </div>
    </PictureTile>
  );
}

/** Limits the number of requests. */
const MAX_TEXTS = 20;

interface PictureUsesProps {
  image: Image;
  onOpen: (slug: string) => void;
}

function PictureUses({ image: { _id, name }, onOpen }: PictureUsesProps) {
  const { visit } = useEditorState();
  const { data, error } = useCall('GET /dependencies/checkDependencies', { type: 'image', imageId: _id });
  return (
    <div className={mediaStyles.mediaUses}>
      <ErrorMessage>{error}</ErrorMessage>
      {!data && !error && <p>{common.loading}</p>}
      {data?.length === 0 && <p>{messages.confirm.uses.none(name)}</p>}
      <ul>
        {data?.map(({ parentId, slug, title, hidden }, index) => (
          <li key={parentId}>
            {siteDocumentUses({ parentId }, visit?.domainId ?? '') ??
              (hidden ? (
                messages.confirm.uses.hiddenFirst
              ) : (
                <>
                  <button type="button" className={baseStyles.link} onClick={() => onOpen(slug)}>
                    {title ?? `/${slug}`}
                  </button>
                  {index < MAX_TEXTS && <UseAltTexts pageId={parentId} imageId={_id} />}
                </>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface UseAltTextsProps {
  pageId: string;
  imageId: string;
}

/** Shows the alternative texts on one page, because they can differ between pages. */
function UseAltTexts({ pageId, imageId }: UseAltTextsProps) {
  const { data } = useCall('GET /page/loadVersion', { _id: pageId, version: 'draft' });
  const texts = data ? findAltTexts(data, imageId) : [];
  return texts.length === 0 ? null : <small>{messages.media.altOfUses([...new Set(texts)])}</small>;
}

/** Returns the alternative text of each use of the picture on a page, or an empty text. */
export function findAltTexts(content: unknown, imageId: string): string[] {
  if (typeof content === 'string') return content.includes(`/img/${imageId}`) ? findInText(content, imageId) : [];
  if (Array.isArray(content)) return content.flatMap((entry) => findAltTexts(entry, imageId));
  if (!isRecord(content)) return [];
  if (content.imageId === imageId) return [typeof content.alt === 'string' ? content.alt.trim() : ''];
  return Object.values(content).flatMap((value) => findAltTexts(value, imageId));
}

function findInText(text: string, imageId: string): string[] {
  const pictures = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('img')];
  const isShown = (picture: HTMLImageElement) => {
    const { pathname } = new URL(picture.getAttribute('src') ?? '', 'https://site.invalid');
    return pathname.split('/')[2] === imageId;
  };
  return pictures.filter(isShown).map(({ alt }) => alt.trim());
}
