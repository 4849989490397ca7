import type { Page } from '../../../../proto/entities/page.ts';
import { useEditor } from '../core/use-editor.ts';
import { setValue } from '../core/actions.ts';
import { Select } from '../ui/Select.tsx';

const themeNames: Record<NonNullable<Page['theme']>, string> = { standard: 'Main Site', darkSlate: 'Slate' };

export function PageTheme({ page }: { page: Page }) {
  const editor = useEditor();
  return (
    <Select
      label="Theme"
      value={page.theme ?? 'standard'}
      options={Object.entries(themeNames).map(([value, text]) => ({ value, text }))}
      onChange={(next) => setValue(editor, ['theme'], next)}
    />
  );
}
