import { useMemo } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { allows } from '../core/find-list.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { useCall } from '../ui/use-call.ts';
import { blockOptions } from './block-options.ts';
import { patternOptions } from './pattern-options.ts';
import { sectionOptions } from './sections.ts';

export function usePaletteOptions(list: Path) {
  const editor = useEditor();
  const domainId = useEditorState().documents.page?.domainId ?? '';
  const { data: patterns, error, reload } = useCall('GET /patterns/list', { domainId });
  const place = list.join('\n');
  const options = useMemo(() => {
    const isAllowed = (componentType: string) => place !== '' && allows(editor, place.split('\n'), componentType);
    return [...blockOptions(isAllowed), ...sectionOptions(isAllowed), ...patternOptions(patterns ?? [], isAllowed)];
  }, [editor, place, patterns]);
  return { options, error, reload };
}
