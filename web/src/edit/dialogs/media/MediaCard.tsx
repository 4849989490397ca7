import { Crosshair, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Image } from '../../../../../proto/entities/image.ts';
import { imageUrl } from '../../../blocks/parts/image-url.ts';
import { addressOfImage } from '../../core/picture-editions.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { usePictureTexts } from '../../pictures/use-picture-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { siteDocumentUses } from '../../confirm/uses.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { useCall } from '../../ui/use-call.ts';
import { common, messages } from '../../messages/messages.ts';
import { isRecord } from '../../../../../proto/edit/path.ts';
import * as mediaStyles from './media.module.css';
import * as baseStyles from '../../ui/styles/base.module.css';

const t = messages.media;

interface MediaCardProps {
  image: Image;
  reason: string | undefined;
  /** Id of the element that shows the reason. */
  why: string;
  onOpen: (slug: string) => void;
  onSaved: () => void;
  onReplace: () => void;
  onFocus: () => void;
  onRemove: () => void;
}

export function MediaCard({ image, reason, why, onOpen, onSaved, onReplace, onFocus, onRemove }: MediaCardProps) {
  const { _id, name, width, height } = image;
  const texts = usePictureTexts(image, onSaved);
  const [isShowing, setShowing] = useState(false);
  const input = { readOnly: reason !== undefined, title: reason, onBlur: () => void texts.save() };
  return (
    <li className={mediaStyles.mediaCard}>
      <img src={imageUrl({ imageId: addressOfImage(image), width: 360, height: 200 })} alt="" loading="lazy" />
      <div className={mediaStyles.mediaHead}>
        <strong title={name}>{name}</strong>
        <span>{t.size({ width, height })}</span>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void texts.save();
        }}
      >
        <TextInput
          label={messages.pictures.altText}
          placeholder={messages.pictures.noAltText}
          aria-label={messages.pictures.altTextOf(name)}
          maxLength={500}
          {...texts.bind('alt')}
          {...input}
        />
        <TextInput label={common.tags} aria-label={t.tagsOf(name)} maxLength={300} {...texts.bind('tags')} {...input} />
        <ErrorMessage>{texts.error}</ErrorMessage>
        <input type="submit" hidden />
      </form>
      <div className={mediaStyles.mediaActions}>
        <Button aria-expanded={isShowing} aria-label={t.usesOf(name)} onClick={() => setShowing(!isShowing)}>
          {t.uses}
        </Button>
        <Button
          aria-label={t.replace.named(name)}
          disabled={reason !== undefined}
          title={reason}
          aria-describedby={reason && why}
          onClick={onReplace}
        >
          {t.replace.button}
        </Button>
        <span className={mediaStyles.mediaIcons}>
          <IconButton
            icon={Crosshair}
            label={t.focalPoint.of(name)}
            title={reason ?? t.focalPoint.button}
            disabled={reason !== undefined}
            aria-describedby={reason && why}
            onClick={onFocus}
          />
          <HistoryButton
            isIcon
            kind="image"
            _id={_id}
            name={name}
            refusal={reason}
            aria-describedby={reason && why}
            onRestored={onSaved}
          />
          <IconButton
            icon={Trash2}
            label={common.deleteNamed(name)}
            title={reason ?? common.delete}
            disabled={reason !== undefined}
            aria-describedby={reason && why}
            onClick={onRemove}
          />
        </span>
      </div>
      {isShowing && <PictureUses image={image} onOpen={onOpen} />}
    </li>
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
