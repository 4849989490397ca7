import type { Page } from '../../../../proto/entities/page.ts';
import { optionsOf } from '../../fields/field.ts';
import { useEditor } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';
import { Select } from '../ui/Select.tsx';
import { common, messages } from '../messages/messages.ts';

const t = messages.sidebar.theme;

const themeNames: Record<NonNullable<Page['theme']>, string> = {
  standard: t.standard,
  darkSlate: common.slate,
};

export function PageTheme({ page }: { page: Page }) {
  const editor = useEditor();
  return (
    <Select
      label={t.title}
      value={page.theme ?? 'standard'}
      options={optionsOf(themeNames)}
      onChange={(next) => setValue(editor, ['theme'], next)}
    />
  );
}
