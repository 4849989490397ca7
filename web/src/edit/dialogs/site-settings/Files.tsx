import { Copy, Replace } from 'lucide-react';
import { useState } from 'react';
import type { Output } from '../../../../../proto/contract.ts';
import type { media } from '../../../../../proto/media.ts';
import { api } from '../../../api.ts';
import { DeleteDialog } from '../../confirm/DeleteDialog.tsx';
import { reloadCalls } from '../../core/calls.ts';
import { parseTags } from '../../core/parse-tags.ts';
import { useEditor } from '../../core/use-editor.ts';
import { DetailDialog } from '../../forms/DetailDialog.tsx';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { publicOrigin } from '../../links/address.ts';
import { ReplaceDialog } from '../../pictures/ReplaceDialog.tsx';
import { fileUrl } from '../../ui/file-url.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { DeleteAct, EditAct, RowAct } from '../../ui/RowActs.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import { UploadCard } from '../../uploading/UploadCard.tsx';
import { useUploads } from '../../uploading/use-uploads.ts';
import { maxBytes } from '../../uploading/validate-file.ts';
import { useForm } from '../../forms/use-form.ts';
import { useDroppedFiles } from '../../uploading/use-dropped-files.ts';
import { Button } from '../../ui/Button.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { common, messages } from '../../messages/messages.ts';
import { copyText } from '../CopyDialog.tsx';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as uploadsStyles from '../../ui/styles/uploads.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as cropperStyles from '../../ui/styles/cropper.module.css';

const t = messages.siteSettings.files;

type SiteFile = Output<typeof media.calls.loadFiles>['files'][number];
type Act = 'edit' | 'replace' | 'remove';

export function Files() {
  const editor = useEditor();
  const list = useScreenList<'tag'>([5, 25, 100]);
  const { search, filters, page, size } = list.asked;
  const { data, error } = useCall('GET /file/loadFiles', { page, size, search, tag: filters.tag ?? '' });
  const { data: tags } = useCall('GET /file/fileTags', {});
  const [open, setOpen] = useState<{ act: Act; file: SiteFile } | null>(null);
  const reload = () => reloadCalls(editor);
  const copyAddress = (address: string) => copyText(editor, address, t.addressCopied, t.copyFailed(address));
  const { pending, send } = useUploads('file', { onOne: reload, onOther: reload });
  return (
    <>
      <FileUpload
        onSend={(files, description) => {
          // New files appear on the first page.
          list.ask({ search: '', filters: {} });
          send(files, description);
        }}
      />
      {pending.length > 0 && (
        <ul className={uploadsStyles.uploads}>
          {pending.map((upload) => (
            <li key={upload.id}>
              <UploadCard upload={upload} />
            </li>
          ))}
        </ul>
      )}
      <ListScreen
        list={list}
        rows={data?.files}
        total={data?.total}
        error={error}
        search={common.search}
        nothing={t.none}
        filters={{
          tag: {
            label: messages.pages.tag,
            none: messages.pages.anyTag,
            options: (tags?.tags ?? []).map((name) => ({ value: name, text: name })),
          },
        }}
        columns={[
          {
            label: common.name,
            show: (file) => (
              <a
                className={baseStyles.link}
                href={fileUrl(editor, file)}
                target="_blank"
                rel="noreferrer"
                aria-label={t.openNamed(file.name)}
              >
                {file.name}
              </a>
            ),
          },
          { label: common.description, show: ({ description }) => description || t.noDescription },
          { label: common.tags, show: (file) => file.tags?.join(', ') },
        ]}
        acts={(file) => (
          <>
            <RowAct
              icon={Copy}
              label={t.copyAddressOf(file.name)}
              title={t.copyAddress}
              run={() => copyAddress(publicOrigin() + fileUrl(editor, file))}
            />
            <EditAct name={file.name} run={() => setOpen({ act: 'edit', file })} />
            <RowAct
              icon={Replace}
              label={messages.media.replace.named(file.name)}
              title={messages.media.replace.button}
              run={() => setOpen({ act: 'replace', file })}
            />
            <HistoryButton isIcon kind="file" _id={file._id} name={file.name} />
            <DeleteAct name={file.name} run={() => setOpen({ act: 'remove', file })} />
          </>
        )}
      />
      {open?.act === 'edit' && <EditFile file={open.file} onClose={() => setOpen(null)} />}
      {open && open.act !== 'edit' && <ChangeFile act={open.act} file={open.file} onClose={() => setOpen(null)} />}
    </>
  );
}

const EditFile = ({ file, onClose }: { file: SiteFile; onClose: () => void }) => (
  <DetailDialog
    title={common.editNamed(file.name)}
    name="file"
    value={{ name: file.name, description: file.description, tags: (file.tags ?? []).join(', ') }}
    missing={({ name }) => (name.trim() === '' ? common.missingName : undefined)}
    acts={[
      {
        label: common.save,
        done: t.saved,
        store: ({ name, description, tags }) =>
          api('POST /file/saveFileDetails', { _id: file._id, name: name.trim(), description, tags: parseTags(tags) }),
      },
    ]}
    onClose={onClose}
  >
    {({ bind }) => (
      <>
        <TextInput label={common.name} maxLength={255} {...bind('name')} />
        <TextInput label={common.description} hint={t.descriptionHint} maxLength={500} {...bind('description')} />
        <TextInput label={common.tags} hint={common.separatedByCommas} maxLength={300} {...bind('tags')} />
      </>
    )}
  </DetailDialog>
);

/** Replaces or deletes a file after listing the pages that link to it. */
function ChangeFile({ act, file, onClose }: { act: Exclude<Act, 'edit'>; file: SiteFile; onClose: () => void }) {
  const editor = useEditor();
  const uses = useCall('GET /dependencies/checkDependencies', { type: 'link', url: fileUrl(editor, file) });
  const done = () => {
    reloadCalls(editor);
    onClose();
  };
  if (act === 'replace')
    return <ReplaceDialog kind="file" replaced={file} uses={uses} onReplaced={done} onClose={onClose} />;
  return (
    <DeleteDialog
      title={t.deleteTitle}
      height={300}
      about={file.name}
      uses={uses}
      done={t.deleted}
      remove={() => api('POST /file/removeFile', { _id: file._id })}
      onRemoved={done}
      onClose={onClose}
    />
  );
}

function FileUpload({ onSend }: { onSend: (files: readonly File[], description?: string) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const form = useForm('upload', { description: '', fileName: '' });
  const { description } = form.value;
  const choose = (chosen: File) => {
    setFile(chosen);
    form.change({ fileName: chosen.name });
  };
  const onFiles = (files: readonly File[]) => (files.length === 1 ? choose(files[0]!) : onSend(files));
  const over = useDroppedFiles(onFiles);
  return (
    <form
      className={`${inputsStyles.form} ${cropperStyles.fileUpload}`}
      data-dropping={over}
      onSubmit={(event) => {
        event.preventDefault();
        if (!file) return;
        onSend([file], description.trim());
        setFile(null);
        form.discard();
      }}
    >
      <TextInput label={common.description} hint={t.descriptionHint} maxLength={500} {...form.bind('description')} />
      <div className={inputsStyles.actions}>
        <FilePicker className={baseStyles.button} multiple onFiles={onFiles}>
          {file ? t.chooseAnother : common.chooseFile}
        </FilePicker>
        <span className={cropperStyles.fileName}>{file ? file.name : t.dropHint(maxBytes('file'))}</span>
        <Button look="primary" type="submit" className={cropperStyles.last} disabled={!file}>
          {t.upload}
        </Button>
      </div>
    </form>
  );
}
