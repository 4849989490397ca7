import { useState } from 'react';
import { openPanel } from '../../core/panel-actions.ts';
import { refusal } from '../../core/permissions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { useCall } from '../../ui/use-call.ts';
import type { ScreenProps } from '../places.ts';
import { Figures } from './Figures.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as styles from './statistics.module.css';

const t = messages.statistics;
const periods = ['7', '30', '90'] as const;

export function StatisticsTab({ leaveTo }: ScreenProps) {
  const editor = useEditor();
  const now = useEditorState();
  const [days, setDays] = useState<(typeof periods)[number]>('30');
  const [regionId, setRegionId] = useState('');
  const [path, setPath] = useState('');
  const { data, error } = useCall('GET /statistics/summary', {
    days,
    regionId: regionId || undefined,
    path: path || undefined,
  });
  return (
    <div className={sidebarStyles.stack}>
      <div className={inputsStyles.inline}>
        <Select
          label={t.period}
          value={days}
          options={periods.map((value) => ({ value, text: t.lastDays(Number(value)) }))}
          onChange={(value) => value && setDays(value)}
        />
        <Select
          label={common.region}
          none={common.allRegions}
          value={regionId}
          options={(now.visit?.regions ?? []).map(({ _id, name }) => ({ value: _id, text: name }))}
          onChange={(value) => {
            setRegionId(value);
            setPath('');
          }}
        />
      </div>
      {path && (
        <p className={styles.chosen}>
          {t.onlyPage(path)} <Button onClick={() => setPath('')}>{t.allPages}</Button>
        </p>
      )}
      {error && <p className={inputsStyles.error}>{error}</p>}
      {data && <Figures summary={data} days={Number(days)} path={path} onChoose={setPath} onOpen={leaveTo} />}
      <p className={inputsStyles.hint}>{t.privacy}</p>
      {!refusal(now, 'siteSettings') && (
        <div className={inputsStyles.actions}>
          <Button onClick={() => openPanel(editor, { kind: 'dialog', name: 'site-settings', tab: 'search' })}>
            {common.missedSearches}
          </Button>
        </div>
      )}
    </div>
  );
}
