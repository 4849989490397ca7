import { useDeferredValue, useEffect, useId, useState } from 'react';
import type { Image } from '../../../../proto/entities/image.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { useNotedImages } from '../core/picture-editions.ts';
import { refusal } from '../core/permissions.ts';
import { showError } from '../core/toast-actions.ts';
import { maxBytes } from '../uploading/validate-file.ts';
import { useDroppedFiles } from '../uploading/use-dropped-files.ts';
import { useUploads } from '../uploading/use-uploads.ts';
import { Pager } from '../ui/Pager.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { UploadCard } from '../uploading/UploadCard.tsx';
import { lazyPanel } from '../ui/lazy-panel.ts';
import { useCall } from '../ui/use-call.ts';
import { AddTile, PictureTile, type PictureTileProps, TilePicture } from './PictureTile.tsx';
import type { PicturePanelProps } from './PictureDialog.tsx';
import type { PictureAct } from './PictureActDialog.tsx';
import { cacheImage } from './image-cache.ts';
import { assignCrops } from './crop.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as dialogsStyles from '../ui/styles/dialogs.module.css';
import * as galleryStyles from '../ui/styles/gallery.module.css';

const t = messages.pictures;
const PictureActDialog = lazyPanel(async () => (await import('./PictureActDialog.tsx')).PictureActDialog);

/** Together with the upload tile, fills rows of two and of five. */
const SIZE = 9;

export function Gallery({ field, value, takeFiles, onChange, onOpen }: PicturePanelProps) {
  const editor = useEditor();
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [act, setAct] = useState<PictureAct | null>(null);
  const search = useDeferredValue(text);
  const why = useId();
  const reason = refusal(useEditorState(), 'media');
  const { data, error, loading, reload } = useCall('GET /image/loadGallery', {
    limit: SIZE,
    currentPage: page,
    search,
  });
  useNotedImages(data?.images);
  const find = (query: string) => {
    setText(query);
    setPage(1);
  };
  const choose = (image: Image) => {
    cacheImage(editor, image);
    if (image._id !== value.imageId) onChange(assignCrops(field, image));
    onOpen('cropping');
  };
  const { pending, send } = useUploads('image', {
    onOne: choose,
    onOther: reload,
  });
  const uploadFiles = (files: readonly File[]) => {
    if (reason) return showError(editor, reason);
    // New pictures appear on the first page.
    find('');
    send(files);
  };
  const over = useDroppedFiles(uploadFiles);
  useEffect(() => {
    const files = takeFiles?.() ?? [];
    if (files.length > 0) uploadFiles(files);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it opens
  }, []);
  return (
    <>
      <TextInput label={common.search} type="search" value={text} onChange={find} />
      {error && <p className={inputsStyles.error}>{error}</p>}
      <ul className={galleryStyles.gallery} data-dropping={over}>
        {!reason && <AddTile onFiles={uploadFiles} />}
        {pending.map((upload) => (
          <li key={upload.id} className={galleryStyles.tile}>
            <UploadCard upload={upload} />
          </li>
        ))}
        {data?.images.map((image) => (
          <GalleryTile
            key={image._id}
            image={image}
            chosen={image._id === value.imageId}
            reason={reason}
            why={why}
            onChoose={() => choose(image)}
            onAct={(kind) => setAct({ kind, image })}
            onSaved={reload}
          />
        ))}
      </ul>
      {!loading && data?.images.length === 0 && (
        <p className={dialogsStyles.nothing}>{search === '' ? t.emptyGallery : t.noResults}</p>
      )}
      <p id={why} className={inputsStyles.hint}>
        {reason ?? t.dropHint(maxBytes('image'))}
      </p>
      {data && <Pager page={page} size={SIZE} total={data.total} onPage={setPage} />}
      {act && (
        <PictureActDialog
          act={act}
          chosen={act.image._id === value.imageId}
          onDone={() => {
            // Deleting may have emptied the last page.
            if (act.kind === 'remove' && data?.images.length === 1) setPage(Math.max(1, page - 1));
            setAct(null);
            reload();
          }}
          onClose={() => setAct(null)}
          onFailed={() => setAct(null)}
        />
      )}
    </>
  );
}

interface GalleryTileProps extends PictureTileProps {
  chosen: boolean;
  onChoose: () => void;
}

export const GalleryTile = ({ chosen, onChoose, ...tile }: GalleryTileProps) => (
  <PictureTile {...tile}>
    <button type="button" className={galleryStyles.tileChoose} aria-pressed={chosen} onClick={onChoose}>
      <TilePicture image={tile.image} alt={tile.image.alt} />
      <span>{tile.image.name}</span>
    </button>
  </PictureTile>
);
