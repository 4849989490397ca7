import { useId, useState } from 'react';
import type { Image } from '../../../../../proto/entities/image.ts';
import { api } from '../../../api.ts';
import { reloadCalls } from '../../core/calls.ts';
import { refusal } from '../../core/permissions.ts';
import { useNotedImages } from '../../core/picture-editions.ts';
import { runWithToast, showError, showSuccess } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { messages } from '../../messages/messages.ts';
import { AddTile } from '../../pictures/PictureTile.tsx';
import { type PictureAct, PictureActDialog } from '../../pictures/PictureActDialog.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { Select } from '../../ui/Select.tsx';
import { Check } from '../../ui/SelectionBar.tsx';
import { type In, useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import { loadFound, useSelection } from '../../ui/use-selection.ts';
import { UploadCard } from '../../uploading/UploadCard.tsx';
import { useDroppedFiles } from '../../uploading/use-dropped-files.ts';
import { useUploads } from '../../uploading/use-uploads.ts';
import type { ScreenProps } from '../places.ts';
import { DescribePictures } from './DescribePictures.tsx';
import { MediaCard } from './MediaCard.tsx';
import { PictureBar } from './PictureBar.tsx';
import * as galleryStyles from '../../ui/styles/gallery.module.css';
import * as mediaStyles from './media.module.css';

const t = messages.media;

export function MediaTab({ leaveTo }: Pick<ScreenProps, 'leaveTo'>) {
  const editor = useEditor();
  const list = useScreenList<'tag' | 'withoutAlt' | 'unused'>([48, 96]);
  const { search, filters, sort, page, size } = list.asked;
  const [act, setAct] = useState<PictureAct | null>(null);
  const [described, setDescribed] = useState<readonly Image[]>([]);
  const why = useId();
  const reason = refusal(useEditorState(), 'media');
  const filter = {
    ...{ search, tag: filters.tag ?? '', sort: (sort || undefined) as GalleryQuery['sort'] },
    ...{ withoutAlt: !!filters.withoutAlt || undefined, unused: !!filters.unused || undefined },
  };
  const gallery = useCall('GET /image/loadGallery', { ...filter, limit: size, currentPage: page });
  const images = gallery.data?.images;
  const total = gallery.data?.total ?? 0;
  useNotedImages(images);
  const { data: tags } = useCall('GET /image/galleryTags', {});
  const selection = useSelection(images, (part) => findPictures(filter, part));
  const reload = () => reloadCalls(editor);
  const describeAll = () =>
    runWithToast(editor, async () => {
      const { rows: found } = await loadFound((part) => findPictures({ withoutAlt: true }, part));
      if (found.length === 0) showSuccess(editor, t.describe.none);
      setDescribed(found);
    });
  const { pending, send } = useUploads('image', { onOne: reload, onOther: reload });
  const upload = (files: readonly File[]) => {
    if (reason) return showError(editor, reason);
    // New pictures appear on the first page.
    list.ask({ search: '', filters: {}, sort: '' });
    send(files);
  };
  const isDropping = useDroppedFiles(upload);
  return (
    <ListScreen
      list={list}
      rows={images}
      total={total}
      error={gallery.error}
      search={messages.common.search}
      filters={{
        tag: {
          label: messages.pages.tag,
          none: messages.pages.anyTag,
          options: (tags?.tags ?? []).map((name) => ({ value: name, text: name })),
        },
        withoutAlt: { label: t.withoutAlt, type: 'toggle' },
        unused: { label: t.unused, type: 'toggle' },
      }}
      tools={
        <>
          <Select
            label={t.order}
            none={t.orders.newest}
            value={sort}
            options={(['oldest', 'name'] as const).map((value) => ({ value, text: t.orders[value] }))}
            onChange={(value) => list.ask({ sort: value })}
          />
          <ActionButton disabled={reason !== undefined} title={reason} run={describeAll}>
            {t.describe.all}
          </ActionButton>
        </>
      }
      body={
        <>
          <ul className={mediaStyles.mediaGrid} data-dropping={isDropping}>
            {!reason && <AddTile onFiles={upload} />}
            {pending.map((one) => (
              <li key={one.id} className={galleryStyles.tile}>
                <UploadCard upload={one} />
              </li>
            ))}
            {images?.map((image) => (
              <MediaCard
                key={image._id}
                image={image}
                reason={reason}
                why={why}
                isSelected={selection.has(image)}
                onSelect={(isOn, isRange) => selection.toggle(image, isOn, isRange)}
                onOpen={(slug) => leaveTo(slug)}
                onSaved={reload}
                onAct={(kind) => setAct({ kind, image })}
              />
            ))}
          </ul>
          {images?.length === 0 && <p>{messages.pictures.noResults}</p>}
        </>
      }
    >
      <Reasons id={why} reasons={[reason]} />
      <label className={mediaStyles.mediaAll}>
        <Check label={t.selectShown} isOn={selection.isAll} onChange={selection.toggleAll} /> {t.selectShown}
      </label>
      <PictureBar
        selection={selection}
        total={total}
        reason={reason}
        why={why}
        onDescribe={setDescribed}
        onChanged={reload}
      />
      {described.length > 0 && <DescribePictures images={described} onClose={() => setDescribed([])} />}
      {act && (
        <PictureActDialog
          act={act}
          chosen={false}
          onDone={() => {
            setAct(null);
            if (act.kind === 'remove') selection.note([{ deleted: act.image._id }]);
            reload();
          }}
          onClose={() => setAct(null)}
        />
      )}
    </ListScreen>
  );
}

type GalleryQuery = In<'GET /image/loadGallery'>;

async function findPictures(filter: GalleryQuery, { page, size }: { page: number; size: number }) {
  const found = await api('GET /image/loadGallery', { ...filter, limit: size, currentPage: page });
  return { rows: found.images, total: found.total };
}
