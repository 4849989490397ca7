import { useState } from 'react';
import { maxBytes } from '../../uploading/validate-file.ts';
import { useForm } from '../../forms/use-form.ts';
import { useDroppedFiles } from '../../uploading/use-dropped-files.ts';
import { Button } from '../../ui/Button.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { common, messages } from '../../messages/messages.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as cropperStyles from '../../ui/styles/cropper.module.css';

const t = messages.siteSettings.files;

export function FileUpload({ onSend }: { onSend: (files: readonly File[], description?: string) => void }) {
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
