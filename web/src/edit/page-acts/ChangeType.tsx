import { useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import type { Template } from '../../../../proto/entities/page.ts';
import type { PageType } from '../../../../proto/values.ts';
import { api } from '../../api.ts';
import { getBlock } from '../../blocks/index.ts';
import { getTemplate } from '../../templates/index.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { getPageType, listPageTypes } from '../page-types/registry.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Select } from '../ui/Select.tsx';
import { useCall } from '../ui/use-call.ts';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { changeDraft } from './change-draft.ts';
import type { TemplateDeclaration } from '../../templates/template.ts';

const t = messages.pageActs.changeType;

export function ChangeType({ row, ...props }: ActProps & { row: ListedPage }) {
  const editor = useEditor();
  const [pageType, setPageType] = useState<PageType>(row.pageType);
  const [template, setTemplate] = useState<Template | ''>('');
  const { templates } = getPageType(editor, pageType);
  const input = { _id: row._id, pageType, ...(template !== '' && { template }) };
  const { data, error, loading } = useCall('GET /page/checkType', input);
  const isSame = pageType === row.pageType;
  const old = getTemplate(row.template);
  const hidden = data?.hiddenFields.map((path) => labelOfField(old, path)) ?? [];
  const blocks = data?.hiddenBlocks.map(({ componentType }) => getBlock(componentType)?.label ?? componentType) ?? [];
  return (
    <ActDialog
      {...props}
      title={t.title}
      yes={t.yes}
      tasks={[changeDraft(editor, row, () => api('POST /page/changeType', input))]}
      missing={isSame ? t.missing : !data || loading || error ? common.loading : undefined}
      consequences={
        !data || isSame
          ? []
          : [
              ...(data.slug === row.slug ? [] : [common.newAddress(data.slug)]),
              ...(data.slug !== row.slug && row.status !== 'draft' ? [messages.pageActs.move.redirects(1)] : []),
              ...(data.movedBlocks > 0 ? [t.movedBlocks(data.movedBlocks)] : []),
              ...(hidden.length > 0 ? [t.hiddenFields(hidden.join(', '))] : []),
              ...(blocks.length > 0 ? [t.hiddenBlocks(blocks.join(', '))] : []),
              hidden.length + blocks.length > 0 ? t.stored : t.everythingFits,
            ]
      }
      done={() => t.done}
    >
      <Select
        label={common.pageType}
        value={pageType}
        options={listPageTypes(editor).map(({ name, label }) => ({ value: name, text: label }))}
        onChange={(next) => {
          setPageType(next);
          setTemplate('');
        }}
      />
      {templates.length > 1 && (
        <Select
          label={common.template}
          value={template || (data?.template ?? '')}
          options={templates.map((name) => ({ value: name, text: common.templates[name].label }))}
          onChange={setTemplate}
        />
      )}
      <ErrorMessage>{error}</ErrorMessage>
    </ActDialog>
  );
}

/** `path` is a field of the page, or `header.x`. */
function labelOfField({ header, fields }: Pick<TemplateDeclaration, 'header' | 'fields'>, path: string): string {
  const name = path.replace(/^header\./, '');
  return (path === name ? fields : header)[name]?.label ?? name;
}
