import { useState } from 'react';
import { languageOfRegion } from '../../../../../proto/language.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import type { Target } from '../../moving-in/plan.ts';
import { ACCEPTED } from '../../moving-in/read-files.ts';
import { useTargetRegions } from '../../page-acts/use-target-regions.ts';
import { getPageType, listPageTypes } from '../../page-types/registry.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import { useImport } from './use-import.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as actStyles from '../../page-acts/page-acts.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './import.module.css';

const t = messages.movingIn;

export function Import() {
  const editor = useEditor();
  const visit = useEditorState().visit;
  const importing = useImport();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [typeName, setTypeName] = useState('news');
  const [parent, setParent] = useState('');
  const regions = useTargetRegions([{ pageType: 'page' }, { pageType: 'news' }]);
  const [chosenRegion, setChosenRegion] = useState<string>();
  const region = regions.find(({ value }) => value === (chosenRegion ?? visit?.region?._id)) ?? regions[0];
  const target: Target = {
    articleType: getPageType(editor, typeName),
    pageType: getPageType(editor, 'page'),
    region: region?.regionId ? { _id: region.regionId, name: region.text, slugPrefix: region.prefix } : null,
    language: languageOfRegion(visit?.regions.find(({ _id }) => _id === region?.regionId)?.code ?? ''),
    parent: parent.trim(),
  };
  const { phase, error } = importing;
  return (
    <div className={sidebarStyles.stack}>
      <p className={inputsStyles.hint}>{t.about}</p>
      {phase === 'choosing' && (
        <>
          <div className={styles.importFiles}>
            <FilePicker className={baseStyles.button} accept={ACCEPTED} multiple onFiles={setFiles}>
              {t.choose}
            </FilePicker>
            <span role="status">{t.chosen(files.map(({ name }) => name))}</span>
          </div>
          <div className={styles.importFields}>
            <Select
              label={t.pageType}
              hint={t.pageTypeHint}
              value={typeName}
              options={listPageTypes(editor).map(({ name, label }) => ({ value: name as string, text: label }))}
              onChange={setTypeName}
            />
            <Select label={common.region} value={region?.value ?? ''} options={regions} onChange={setChosenRegion} />
            <TextInput label={t.parent} hint={t.parentHint} maxLength={100} value={parent} onChange={setParent} />
          </div>
          <ErrorMessage>{error}</ErrorMessage>
          <div className={inputsStyles.actions}>
            <Button look="primary" disabled={files.length === 0} onClick={() => void importing.check(files, target)}>
              {t.check}
            </Button>
          </div>
        </>
      )}
      {phase === 'reading' && (
        <label className={actStyles.progress}>
          <span role="status">{t.reading}</span>
          <progress />
        </label>
      )}
      {phase !== 'choosing' && phase !== 'reading' && (
        <ImportPlan importing={importing} onStart={() => void importing.run(target)} />
      )}
    </div>
  );
}
