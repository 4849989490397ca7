import { useMemo } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { allows } from '../core/find-list.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { useCall } from '../ui/use-call.ts';
import { blockOptions } from './block-options.ts';
import { sectionOptions } from './sections.ts';
import type { Pattern } from '../../../../proto/entities/pattern.ts';
import { getBlock } from '../../blocks/index.ts';
import { copyWithNewKeys } from '../core/copy-with-new-keys.ts';
import { messages } from '../messages/messages.ts';
import type { PaletteOption } from './palette-option.ts';

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

const patternOptions = (patterns: readonly Pattern[], isAllowed: (componentType: string) => boolean): PaletteOption[] =>
  patterns
    .filter(({ items }) => items.every(({ componentType }) => getBlock(componentType) && isAllowed(componentType)))
    .map(toOption);

function toOption(pattern: Pattern): PaletteOption {
  const labels = pattern.items.map(({ componentType }) => getBlock(componentType)!.label);
  return {
    id: pattern._id,
    label: pattern.name,
    about: messages.palette.patterns.about(labels),
    group: 'patterns',
    synonyms: ['pattern', ...labels],
    drawing: [],
    createItems: () => copyWithNewKeys(pattern.items),
    pattern,
  };
}
