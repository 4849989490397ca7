import type { Image } from '../../../../../proto/entities/image.ts';
import { siteDocumentUses } from '../../confirm/uses.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { useCall } from '../../ui/use-call.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import { UseAltTexts } from './UseAltTexts.tsx';
import * as mediaStyles from './media.module.css';

/** Each costs a request. */
const MAX_TEXTS = 20;

interface PictureUsesProps {
  image: Image;
  onOpen: (slug: string) => void;
}

export function PictureUses({ image: { _id, name }, onOpen }: PictureUsesProps) {
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
