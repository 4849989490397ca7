import { useState } from 'react';
import type { BrandStyle } from '../../../../../proto/entities/brand.ts';
import type { UploadedFont } from '../../../../../proto/entities/font.ts';
import { optionsOf } from '../../../fields/field.ts';
import { messages } from '../../messages/messages.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useSubmission } from '../../ui/use-submission.ts';
import { sendFile } from '../../uploading/send-file.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.siteSettings.brand;

type Font = BrandStyle['headingFont'];
type FontName = Extract<Font, string> | 'uploaded';

interface FontChoiceProps {
  label: string;
  value: Font;
  onChange: (font: Font) => void;
}

/** Offers the fonts of the site, and a font that is uploaded with a note about its licence. */
export function FontChoice({ label, value, onChange }: FontChoiceProps) {
  const uploaded = typeof value === 'string' ? null : value;
  const [isUploading, setUploading] = useState(false);
  const shown = uploaded || isUploading;
  const choose = (name: FontName | '') => {
    setUploading(name === 'uploaded');
    if (name !== '' && name !== 'uploaded') onChange(name);
  };
  return (
    <>
      <Select
        label={label}
        value={shown ? 'uploaded' : (value as FontName)}
        options={optionsOf<FontName>(t.fonts)}
        onChange={choose}
      />
      {shown && <FontUpload label={label} value={uploaded} onChange={onChange} />}
    </>
  );
}

interface FontUploadProps extends Omit<FontChoiceProps, 'value'> {
  value: UploadedFont | null;
}

function FontUpload({ label, value, onChange }: FontUploadProps) {
  const [typed, setTyped] = useState('');
  const { busy, error, setError, run } = useSubmission();
  const licence = value?.licence ?? typed;
  const upload = async ([file]: readonly File[]) => {
    if (!file) return;
    if (licence.trim() === '') return setError(t.licenceMissing);
    await run(async () => {
      const sending = { file, fields: {}, onProgress: () => {}, signal: new AbortController().signal };
      const { _id, name, font } = await sendFile('POST /file/uploadFile', sending);
      if (!font) return setError(t.notAFont(name));
      onChange({ ...font, fileId: _id, name, licence });
    });
  };
  return (
    <div className={inputsStyles.form} aria-busy={busy}>
      <TextInput
        label={t.licence(label)}
        hint={t.licenceHint}
        maxLength={300}
        error={value && licence.trim() === '' ? t.licenceMissing : undefined}
        value={licence}
        onChange={(text) => (value ? onChange({ ...value, licence: text }) : setTyped(text))}
      />
      {value && <p className={inputsStyles.hint}>{value.name}</p>}
      <FilePicker className={baseStyles.button} accept=".woff2,font/woff2" onFiles={(files) => void upload(files)}>
        {value ? t.replaceFont : t.uploadFont}
      </FilePicker>
      <ErrorMessage>{error}</ErrorMessage>
    </div>
  );
}
