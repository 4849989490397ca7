import { useDeferredValue, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Image } from '../../../../../proto/entities/image.ts';
import { refusal } from '../../core/permissions.ts';
import { type EditorState, state } from '../../core/state.ts';
import { showError } from '../../core/toast.ts';
import { maxBytes } from '../../uploading/validate-file.ts';
import { useDroppedFiles } from '../../uploading/use-dropped-files.ts';
import { useUploads } from '../../uploading/use-uploads.ts';
import { Pager } from '../../ui/Pager.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { UploadCard } from '../../ui/UploadCard.tsx';
import { useCall } from '../../ui/use-call.ts';
import { AddTile } from './AddTile.tsx';
import { GalleryTile } from './GalleryTile.tsx';
import type { PicturePanelProps } from './PictureDialog.tsx';
import { RemovePicture } from './RemovePicture.tsx';
import { cacheSource } from './source-size.ts';
import { assignCrops } from './assign-crops.ts';

/** With the tile that uploads they fill rows of two and of five. */
const SIZE = 9;

/** The pictures that were uploaded. One that is uploaded by itself is chosen at once. */
export function Gallery({ field, value, onChange, onOpen }: PicturePanelProps) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [removing, setRemoving] = useState<Image | null>(null);
  const search = useDeferredValue(text);
  const reason = refusal(useSnapshot(state) as EditorState, 'media');
  const { data, error, loading, reload } = useCall('GET /image/loadGallery', {
    limit: SIZE,
    currentPage: page,
    search,
  });
  const find = (words: string) => {
    setText(words);
    setPage(1);
  };
  const choose = (image: Image) => {
    cacheSource(image);
    if (image._id !== value.imageId) onChange(assignCrops(field, image));
    onOpen('Cropping');
  };
  const { mine, send } = useUploads('image', {
    onOne: choose,
    onOther: reload,
  });
  const take = (files: readonly File[]) => {
    if (reason) return showError(reason);
    // Where the new ones will be.
    find('');
    send(files);
  };
  const over = useDroppedFiles(take);
  return (
    <>
      <TextInput label="Search" type="search" value={text} onChange={find} />
      {error && <p className="ed-error">{error}</p>}
      <ul className="ed-gallery" data-dropping={over}>
        {!reason && <AddTile onFiles={take} />}
        {mine.map((upload) => (
          <li key={upload.id} className="ed-tile">
            <UploadCard upload={upload} />
          </li>
        ))}
        {data?.images.map((image) => (
          <GalleryTile
            key={image._id}
            image={image}
            chosen={image._id === value.imageId}
            reason={reason}
            onChoose={() => choose(image)}
            onRemove={() => setRemoving(image)}
            onSaved={reload}
          />
        ))}
      </ul>
      {!loading && data?.images.length === 0 && (
        <p className="ed-nothing">
          {search === '' ? 'No pictures are here yet: upload the first one.' : 'No pictures found.'}
        </p>
      )}
      <p className="ed-hint">
        {reason ??
          `Pictures can also be dropped here or pasted, several at once, each of ${maxBytes('image')} at most.`}
      </p>
      {data && <Pager page={page} size={SIZE} total={data.total} onPage={setPage} />}
      {removing && (
        <RemovePicture
          image={removing}
          chosen={removing._id === value.imageId}
          onRemoved={() => {
            setRemoving(null);
            // It may have been the last one of its page.
            if (data?.images.length === 1) setPage(Math.max(1, page - 1));
            reload();
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
