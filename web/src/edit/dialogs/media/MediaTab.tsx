import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { refusal } from '../../core/permissions.ts';
import { showError } from '../../core/toast-actions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { AddTile } from '../../pictures/AddTile.tsx';
import { type PictureAct, PictureActDialog } from '../../pictures/PictureActDialog.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useList } from '../../ui/use-list.ts';
import { UploadCard } from '../../uploading/UploadCard.tsx';
import { useDroppedFiles } from '../../uploading/use-dropped-files.ts';
import { useUploads } from '../../uploading/use-uploads.ts';
import type { ScreenProps } from '../places.ts';
import { useNotedImages } from '../../core/picture-editions.ts';
import { MediaCard } from './MediaCard.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { messages, common } from '../../messages/messages.ts';
import * as galleryStyles from '../../ui/styles/gallery.module.css';
import * as mediaStyles from './media.module.css';

const t = messages.media;
const SIZES = [24, 48, 96] as const;
const noFilter = { search: '', tag: '', withoutAlt: false };

export function MediaTab({ leaveTo }: Pick<ScreenProps, 'leaveTo'>) {
  const editor = useEditor();
  const [filter, setFilter] = useState(noFilter);
  const list = useList(SIZES);
  const { page, size } = list.asked;
  const [act, setAct] = useState<PictureAct | null>(null);
  const { search, tag, withoutAlt } = useDeferredValue(filter);
  const why = useId();
  const reason = refusal(useEditorState(), 'media');
  const gallery = useCall('GET /image/loadGallery', {
    search,
    tag,
    withoutAlt: withoutAlt || undefined,
    limit: size,
    currentPage: page,
  });
  useNotedImages(gallery.data?.images);
  const tags = useCall('GET /image/galleryTags', {});
  const set = (part: Partial<typeof noFilter>) => {
    setFilter({ ...filter, ...part });
    list.ask({});
  };
  const reload = () => {
    gallery.reload();
    tags.reload();
  };
  const { pending, send } = useUploads('image', { onOne: reload, onOther: reload });
  const upload = (files: readonly File[]) => {
    if (reason) return showError(editor, reason);
    // New pictures appear on the first page.
    set(noFilter);
    send(files);
  };
  const isDropping = useDroppedFiles(upload);
  return (
    <div className={mediaStyles.media}>
      <MediaFilters filter={filter} tags={tags.data?.tags} onChange={set}>
        <Toggle label={t.withoutAlt} checked={filter.withoutAlt} onChange={(isOn) => set({ withoutAlt: isOn })} />
      </MediaFilters>
      <ErrorMessage>{gallery.error}</ErrorMessage>
      <Reasons id={why} reasons={[reason]} />
      <ul className={mediaStyles.mediaGrid} data-dropping={isDropping}>
        {!reason && <AddTile onFiles={upload} />}
        {pending.map((one) => (
          <li key={one.id} className={galleryStyles.tile}>
            <UploadCard upload={one} />
          </li>
        ))}
        {gallery.data?.images.map((image) => (
          <MediaCard
            key={image._id}
            image={image}
            reason={reason}
            why={why}
            onOpen={(slug) => leaveTo(slug)}
            onSaved={reload}
            onReplace={() => setAct({ kind: 'replace', image })}
            onFocus={() => setAct({ kind: 'focus', image })}
            onRemove={() => setAct({ kind: 'remove', image })}
          />
        ))}
      </ul>
      {gallery.data?.images.length === 0 && <p>{messages.pictures.noResults}</p>}
      <Pager
        page={page}
        size={size}
        sizes={SIZES}
        total={gallery.data?.total ?? 0}
        onPage={(next) => list.ask({ page: next })}
        onSize={(next) => list.ask({ size: next })}
      />
      {act && (
        <PictureActDialog
          act={act}
          chosen={false}
          onDone={() => {
            setAct(null);
            reload();
          }}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  );
}

interface MediaFiltersProps {
  filter: { search: string; tag: string };
  tags: readonly string[] | undefined;
  onChange: (part: { search?: string; tag?: string }) => void;
  children?: ReactNode;
}

const MediaFilters = ({ filter, tags = [], onChange, children }: MediaFiltersProps) => (
  <search className={mediaStyles.mediaFilters} aria-label={messages.dialogs.dashboard.filters}>
    <TextInput
      label={common.search}
      type="search"
      maxLength={100}
      value={filter.search}
      onChange={(search) => onChange({ search })}
    />
    <Select
      label={messages.pages.tag}
      none={messages.pages.anyTag}
      value={filter.tag}
      options={tags.map((name) => ({ value: name, text: name }))}
      onChange={(tag) => onChange({ tag })}
    />
    {children}
  </search>
);
